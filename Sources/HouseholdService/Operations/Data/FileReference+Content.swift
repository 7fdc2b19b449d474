import Credentials
package import HouseholdModel

extension FileReference {
    /// A file called `name` with that content.
    package init(called name: Note, content: [UInt8]) {
        self.init(name, digest: ContentDigest(of: content).bytes)
    }
}
