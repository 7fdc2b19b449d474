import ArgumentParser

/// A command that the shell runs.
protocol ShellCommand: CommandNode, Sendable {
    /// Whether Ctrl-C stops it: all that it does goes through the context, which tells what was done.
    static var isStoppable: Bool { get }
    /// Whether it changes who is signed in here.
    ///
    /// What a command is like is a property: to ask for a protocol takes the runtime a look through all of them.
    static var isSignIn: Bool { get }
    /// The command behind which nothing but `words` stands, made without the parser, where it is typed that often.
    static func unparsed(_ words: [String]) -> Call?
    /// The options that every command takes.
    var options: GlobalOptions { get }
    /// Whether it takes the password that it may want again from the next line.
    var provesFromInput: Bool { get }

    /// Does it.
    func run(in context: CommandContext) async throws -> Reply
}

extension ShellCommand {
    static var verbs: [any CommandNode.Type] { [] }
    static var isStoppable: Bool { true }
    static var isSignIn: Bool { false }

    static func unparsed(_ words: [String]) -> Call? { nil }

    static func call(_ words: [String]) throws -> Call? {
        try unparsed(words) ?? Call(KnownLines.command(Self.self, words))
    }

    var provesFromInput: Bool { false }
}

/// A command that changes who is signed in here.
protocol SignInCommand: ShellCommand {}

extension SignInCommand {
    static var isStoppable: Bool { false }
    static var isSignIn: Bool { true }
}

/// A command that can explain rules which are only tried.
protocol WhatIfCommand: ShellCommand {}
