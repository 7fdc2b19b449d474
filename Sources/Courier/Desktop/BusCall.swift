/// A call to a program on the bus, as it is written there, in the order of bytes that is called little-endian.
struct BusCall {
    let serial: UInt32
    let destination: String
    let path: String
    let interface: String
    let member: String
    /// What the arguments are, in the signs of D-Bus.
    var signature = ""
    var arguments = BusBytes()

    /// The whole message.
    var bytes: [UInt8] {
        var fields = BusBytes()
        let texts: [(code: UInt8, type: String, text: String)] = [
            (1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", destination),
        ]
        for (code, type, text) in texts {
            fields.beginField(code, type: type)
            fields.write(text)
        }
        if !signature.isEmpty {
            fields.beginField(8, type: "g")
            fields.write(signature: signature)
        }
        var message = BusBytes()
        // Little-endian, a call, without flags, version 1 of the protocol.
        message.bytes = [UInt8(ascii: "l"), 1, 0, 1]
        message.write(UInt32(arguments.bytes.count))
        message.write(serial)
        message.write(UInt32(fields.bytes.count))
        message.bytes += fields.bytes
        message.align(to: 8)
        return message.bytes + arguments.bytes
    }
}

/// Values one behind the other, each where its kind may begin.
struct BusBytes {
    var bytes: [UInt8] = []

    mutating func align(to size: Int) {
        while !bytes.count.isMultiple(of: size) { bytes.append(0) }
    }

    mutating func write(_ number: UInt32) {
        align(to: 4)
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Writes a text, which has no zero in it.
    mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes += Array(text.utf8) + [0]
    }

    mutating func write(signature: String) {
        bytes.append(UInt8(signature.utf8.count))
        bytes += Array(signature.utf8) + [0]
    }

    /// Begins a field of a header, whose value has to follow.
    mutating func beginField(_ code: UInt8, type: String) {
        align(to: 8)
        bytes.append(code)
        write(signature: type)
    }

    /// Writes a list, whose elements begin at multiples of `alignment`.
    mutating func writeList(alignment: Int, _ elements: (inout BusBytes) -> Void) {
        write(0 as UInt32)
        let place = bytes.count
        align(to: alignment)
        let start = bytes.count
        elements(&self)
        var length = BusBytes()
        length.write(UInt32(bytes.count - start))
        bytes.replaceSubrange(place - 4..<place, with: length.bytes)
    }
}
