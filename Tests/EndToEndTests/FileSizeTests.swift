import Foundation
import TestSupport
import Testing

@Suite("The data file of the built program")
struct FileSizeTests {
    @Test(
        "grows by at most two kilobytes when a chore is added and when it is done, whatever comes of it",
        arguments: ["--points 0", "--points 3", "--points 3 --every day"])
    func growsLittle(chore: String) throws {
        let program = try Chorus.inNewFolder()
        let start = """
            register --username anna --name Anna --password-stdin
            quiet river lamp seven
            household create Smith home --zone Europe/Berlin

            """
        #expect(try program.run([], input: start).exit == 0)
        let count = 300
        let empty = try size(of: program)

        let adds = (1...count).map {
            "chore add Feed the cat number \($0) --to anna \(chore)\n"
        }
        #expect(try program.run([], input: adds.joined()).exit == 0)
        let planned = try size(of: program)
        let dones = (1...count).map { "done \($0)\n" }
        #expect(try program.run([], input: dones.joined()).exit == 0)
        let done = try size(of: program)

        #expect((planned - empty) / count <= 2_000)
        #expect((done - planned) / count <= 2_000)
    }

    private func size(of program: BuiltProgram) throws -> Int {
        let file = try FileManager.default.attributesOfItem(atPath: program.data + "/chorus.db")
        return try #require(file[.size] as? Int)
    }
}
