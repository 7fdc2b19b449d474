import HouseholdModel
import HouseholdService

// Money, and what the household sets.

extension ToldDeed {
    static let ofMoney = [
        Self(.payOut, [.member: ["Mia"]], after: setRate) {
            try await $0.perform(PayOut("1.00", to: "mia", because: nil), as: .anna)
        },
        Self(.payMoney, [.member: ["Ben"]], after: setRate) {
            try await $0.perform(PayMoney("1.00", to: "ben"), as: .anna)
        },
        Self(.changeSettings, [.children: ["Kim", "Max", "Mia"]]) {
            try await $0.perform(ChangeSettings(.deductions(5)), as: .anna)
        },
        Self(.changeSettings, [.children: ["Kim", "Max", "Mia"]]) {
            try await $0.perform(
                ChangeSettings(.approval(.earned), atOnce: Note("we agreed")), as: .anna)
        },
        Self(
            .changeSettings, [.children: []],
            after: { try await $0.settle(.approval(.always), as: .anna) }
        ) { try await $0.perform(ChangeSettings(.approval(.earned)), as: .anna) },
        Self(.setMoney, [.children: ["Kim", "Max", "Mia"]], after: setRate) {
            try await $0.perform(SetMoney(.noRate), as: .anna)
        },
        Self(.chargeMoney, [.member: ["Ben"]], after: setRate) { try await charge($0) },
        Self(
            .reverseMoney, [.member: ["Ben"]],
            after: { family in
                try await setRate(family)
                try await charge(family)
            }
        ) { try await $0.perform(ReverseMoney(2), as: .anna) },
        Self(
            .settleMoney, [.member: ["Ben"]],
            after: { family in
                try await setRate(family)
                try await charge(family)
            }
        ) { try await $0.perform(SettleMoney(with: "ben"), as: .anna) },
    ]

    private static func setRate(_ family: Family) async throws {
        try await family.setRate(as: .anna)
        try await family.give(20, to: "mia", as: .anna)
    }

    private static func charge(_ family: Family) async throws {
        try await family.perform(
            ChargeMoney("1.00", to: "ben", because: Note("Pizza")), as: .anna)
    }
}
