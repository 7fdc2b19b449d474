/// A part of a list of chores, and where it goes on.
package struct ChorePage: ListPage {
    /// The chores.
    package let views: [ChoreView]
    /// Behind what the next page begins; `nil` where there is nothing more that whoever asks may see.
    package let next: ChorePlace?
}
