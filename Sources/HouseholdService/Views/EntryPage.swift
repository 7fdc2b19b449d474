/// A part of a member's book of points, and where it goes on.
package struct EntryPage: ListPage {
    /// The entries.
    package let views: [EntryView]
    /// Behind what the next page begins; `nil` where there is nothing more that whoever asks may see.
    package let next: EntryPlace?
}
