/// A part of the list of who is away, and where it goes on.
package struct AbsencePage: ListPage {
    /// The absences.
    package let views: [AbsenceView]
    /// Behind what the next page begins; `nil` where there is nothing more that whoever asks may see.
    package let next: AbsencePlace?
}
