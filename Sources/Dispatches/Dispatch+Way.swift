extension Dispatch {
    /// How a message goes, with the address that it goes to.
    ///
    /// Addresses are as they were typed: whether they are any, and lead where messages may go, the courier finds out when
    /// it sends.
    package enum Way: Hashable, Sendable {
        /// Published to a topic of an ntfy server, whose URL is the server's with the topic behind it.
        case ntfy(url: String, token: Secret?)
        /// Posted as JSON and signed as Standard Webhooks has it, with a secret of their form or any other text.
        case webhook(url: String, secret: Secret)
        /// Mailed to one address.
        case mail(to: String, from: String, relay: MailRelay)
        /// Shown by the desktop of whoever runs the courier.
        case desktop
    }

    /// What takes mail and brings it on.
    package enum MailRelay: Hashable, Sendable {
        /// A program that is called as sendmail is, by its whole path.
        case sendmail(path: String)
        /// A server that takes mail from those who send it.
        case smtp(SMTPServer)
    }

    /// A server that takes mail from those who send it, and how to sign in there.
    package struct SMTPServer: Hashable, Sendable {
        /// Its name or address.
        package let host: String
        package let port: UInt16
        /// When encryption begins, which is never left out.
        package let security: Security
        /// How to sign in; `nil` where nobody has to.
        package let login: Login?

        package init(host: String, port: UInt16, security: Security, login: Login?) {
            self.host = host
            self.port = port
            self.security = security
            self.login = login
        }

        /// When encryption begins.
        package enum Security: String, Hashable, Sendable, CaseIterable {
            /// Once the server has been asked for it, as on port 587.
            case startTLS = "starttls"
            /// With the first byte, as on port 465.
            case implicitTLS = "tls"
        }

        /// A name and its password.
        package struct Login: Hashable, Sendable {
            package let user: String
            package let password: Secret

            package init(user: String, password: Secret) {
                self.user = user
                self.password = password
            }
        }
    }
}
