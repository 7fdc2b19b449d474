internal import Dispatches

/// A message as it is mailed (RFC 5322, MIME).
struct Mail {
    let sender: MailAddress
    let recipient: MailAddress
    /// Its header and its body, of ASCII, in lines of at most 78 signs that end with CR and LF.
    let text: String

    /// Writes a mail; what is no address is refused.
    init(
        _ message: Dispatch.Message, id: Dispatch.ID, to: String, from: String
    ) throws(SendingError) {
        guard let recipient = MailAddress(to), let sender = MailAddress(from) else {
            throw .refused(.invalidAddress)
        }
        self.recipient = recipient
        self.sender = sender
        let title = message.title.isEmpty ? "Chorus" : OneLine(message.title).text
        var header = [
            "Date: \(Moment(milliseconds: message.at).mail)",
            "Message-ID: <\(id.rawValue)@\(sender.domain.text)>",
            "From: Chorus <\(sender.text)>",
            "To: <\(recipient.text)>",
            "Subject: \(EncodedWords(title).text)",
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: quoted-printable",
        ]
        if message.urgency == .high { header.append("Importance: high") }
        text = header.map { $0 + "\r\n" }.joined() + "\r\n" + QuotedPrintable(message.text).text
    }
}
