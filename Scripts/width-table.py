"""Writes Sources/LineEditor/Width/WidthTable.swift from the Unicode Character Database.

The version of Unicode is that of the module, so ask for the one that is wanted:

    pip install unicodedata2==17.0.0
    python3 Scripts/width-table.py > Sources/LineEditor/Width/WidthTable.swift
"""

import sys

import unicodedata2 as unicode

SOFT_HYPHEN = 0xAD
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
# Vowels and last consonants, which terminals draw into the syllable before them.
LATER_JAMO = [range(0x1160, 0x1200), range(0xD7B0, 0xD800)]


def takes_no_room(code):
    if any(code in jamo for jamo in LATER_JAMO):
        return True
    category = unicode.category(chr(code))
    return code != SOFT_HYPHEN and category in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp")


def is_spacing_mark(code):
    return unicode.category(chr(code)) == "Mc"


def is_wide(code):
    wide = unicode.east_asian_width(chr(code)) in "WF" or code in FLAG_LETTERS
    return wide and not takes_no_room(code)


def ranges(belongs):
    first = None
    for code in range(sys.maxunicode + 2):
        inside = code <= sys.maxunicode and not 0xD800 <= code < 0xE000 and belongs(code)
        if inside and first is None:
            first = code
        elif not inside and first is not None:
            yield f"0x{first:X}...0x{code - 1:X}"
            first = None


def write(name, meaning, belongs):
    print(f"    /// {meaning}")
    print(f"    package static let {name}: [ClosedRange<UInt32>] = [")
    line = "       "
    for item in ranges(belongs):
        if len(line) + len(item) + 2 > 100:
            print(line)
            line = "       "
        line += f" {item},"
    print(line)
    print("    ]")


print(f"""/// Which characters take how much room, as Unicode {unicode.unidata_version} has it.
///
/// Made by Scripts/width-table.py; not to be changed by hand.
package enum WidthTable {{
    /// The version of Unicode that the table is made from.
    package static let version = "{unicode.unidata_version}"
""")
write("wide", "What takes two cells: East Asian Width `W` and `F`, and the letters of flags.", is_wide)
print()
write("zero", "What takes no cell: marks that don't space, formats, controls and later jamo.", takes_no_room)
print()
write("spacing", "Marks that need a cell of their own beside their letter.", is_spacing_mark)
print("}")
