@main
struct Chorus {
    static func main() {}
}
