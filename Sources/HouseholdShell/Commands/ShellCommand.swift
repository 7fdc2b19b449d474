import ArgumentParser

/// A command that the shell runs.
///
/// Each says its name in its configuration: the parser asks all of them at every start, and takes milliseconds
/// to make names from types.
protocol ShellCommand: ParsableCommand {
    /// Whether Ctrl-C stops it: all that it does goes through the conversation, which tells what was done.
    static var isStoppable: Bool { get }
    /// Whether it changes who is signed in here.
    ///
    /// What a command is like is a property: to ask for a protocol takes the runtime a look through all of them.
    static var isSignIn: Bool { get }
    /// The options that every command takes.
    var options: GlobalOptions { get }

    /// Does it.
    func run(in conversation: Conversation) async throws -> Reply
}

extension ShellCommand {
    static var isStoppable: Bool { true }
    static var isSignIn: Bool { false }
}

/// A command that changes who is signed in here.
protocol SignInCommand: ShellCommand {}

extension SignInCommand {
    static var isStoppable: Bool { false }
    static var isSignIn: Bool { true }
}

/// A command that can explain rules which are only tried.
protocol WhatIfCommand: ShellCommand {}
