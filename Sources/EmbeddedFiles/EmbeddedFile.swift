private import CEmbeddedFiles

/// A file that is in the program itself, and so is there wherever the program stands.
package enum EmbeddedFile: CaseIterable, Sendable {
    case englishMessages, germanMessages
    /// The JSON Schemas of answers and of an export.
    case answerSchema, exportSchema
    case boardStyle, boardScript, boardKeypad, boardQueue, boardWorker, boardIcon, boardManifest
    case paperStyle
    case commonPasswords
    /// What rules can talk about.
    case ruleSchema
    case walls, familyRules, housematesRules
    /// Several rules to be added to them, for a kind of home.
    case twoHomes, teens, flat
    /// Rules that a household can add to those.
    case quietHours, saturdayRewards, schoolNights, screenNights, noRewards
    case mustDosFirst, mustDosOnly, oneRewardADay, oneOfferAWeek, siblingsHalf
    /// The tables of the data file, by what is in them.
    case programTables, accountTables, householdTables, choreTables, badgeTables, rewardTables
    case ledgerTables, auditTables, noticeTables, messageTables, undoTables, deviceTables
    /// What was added to them since.
    case approvalColumns, wishTables, offerTables, promiseTables, routineTables, rulePromiseTables
    case mustDoColumns, ruleTrialTables, moneyTables, allowanceTables, movedColumns
    case absencePageIndexes, trustColumns, settingPromiseColumns, rewardTagColumns, halfColumns
    case waitPromiseColumns, lookPromiseColumns
    /// Ready chores and rewards, by the age of those whom they are for.
    case englishThreeToFive, englishSixToSeven, englishEightToTen, englishElevenToFourteen
    case germanThreeToFive, germanSixToSeven, germanEightToTen, germanElevenToFourteen

    /// What stands in it.
    package var bytes: [UInt8] {
        unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    /// What stands in it, where it is text in UTF-8.
    package var text: String {
        unsafe String(
            decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }

    private var file: embedded_file {
        switch self {
        case .englishMessages: unsafe embedded_messages_en
        case .germanMessages: unsafe embedded_messages_de
        case .answerSchema: unsafe embedded_answer_schema
        case .exportSchema: unsafe embedded_export_schema
        case .boardStyle: unsafe embedded_board_style
        case .boardScript: unsafe embedded_board_script
        case .boardKeypad: unsafe embedded_board_keypad
        case .boardQueue: unsafe embedded_board_queue
        case .boardWorker: unsafe embedded_board_worker
        case .boardIcon: unsafe embedded_board_icon
        case .boardManifest: unsafe embedded_board_manifest
        case .paperStyle: unsafe embedded_paper_style
        case .commonPasswords: unsafe embedded_common_passwords
        case .ruleSchema: unsafe embedded_rule_schema
        case .walls: unsafe embedded_walls
        case .familyRules: unsafe embedded_family_rules
        case .housematesRules: unsafe embedded_housemates_rules
        case .twoHomes: unsafe embedded_home_two_homes
        case .teens: unsafe embedded_home_teens
        case .flat: unsafe embedded_home_flat
        case .quietHours: unsafe embedded_rules_quiet_hours
        case .saturdayRewards: unsafe embedded_rules_saturday_rewards
        case .schoolNights: unsafe embedded_rules_school_nights
        case .screenNights: unsafe embedded_rules_screen_nights
        case .noRewards: unsafe embedded_rules_no_rewards
        case .mustDosFirst: unsafe embedded_rules_must_dos_first
        case .mustDosOnly: unsafe embedded_rules_must_dos_only
        case .oneRewardADay: unsafe embedded_rules_one_reward_a_day
        case .oneOfferAWeek: unsafe embedded_rules_one_offer_a_week
        case .siblingsHalf: unsafe embedded_rules_siblings_half
        case .programTables: unsafe embedded_tables_program
        case .accountTables: unsafe embedded_tables_accounts
        case .householdTables: unsafe embedded_tables_households
        case .choreTables: unsafe embedded_tables_chores
        case .badgeTables: unsafe embedded_tables_badges
        case .rewardTables: unsafe embedded_tables_rewards
        case .ledgerTables: unsafe embedded_tables_ledger
        case .auditTables: unsafe embedded_tables_audit
        case .noticeTables: unsafe embedded_tables_notices
        case .messageTables: unsafe embedded_tables_messages
        case .undoTables: unsafe embedded_tables_undo
        case .deviceTables: unsafe embedded_tables_devices
        case .wishTables: unsafe embedded_tables_wishes
        case .approvalColumns: unsafe embedded_tables_approval
        case .offerTables: unsafe embedded_tables_offers
        case .promiseTables: unsafe embedded_tables_promises
        case .routineTables: unsafe embedded_tables_routines
        case .rulePromiseTables: unsafe embedded_tables_rule_promises
        case .mustDoColumns: unsafe embedded_tables_must_dos
        case .ruleTrialTables: unsafe embedded_tables_rule_trials
        case .moneyTables: unsafe embedded_tables_money
        case .allowanceTables: unsafe embedded_tables_allowance
        case .movedColumns: unsafe embedded_tables_moved
        case .absencePageIndexes: unsafe embedded_tables_absence_pages
        case .trustColumns: unsafe embedded_tables_trust
        case .settingPromiseColumns: unsafe embedded_tables_setting_promises
        case .rewardTagColumns: unsafe embedded_tables_reward_tags
        case .halfColumns: unsafe embedded_tables_half
        case .waitPromiseColumns: unsafe embedded_tables_wait_promises
        case .lookPromiseColumns: unsafe embedded_tables_look_promises
        case .englishThreeToFive: unsafe embedded_pack_three_to_five_en
        case .englishSixToSeven: unsafe embedded_pack_six_to_seven_en
        case .englishEightToTen: unsafe embedded_pack_eight_to_ten_en
        case .englishElevenToFourteen: unsafe embedded_pack_eleven_to_fourteen_en
        case .germanThreeToFive: unsafe embedded_pack_three_to_five_de
        case .germanSixToSeven: unsafe embedded_pack_six_to_seven_de
        case .germanEightToTen: unsafe embedded_pack_eight_to_ten_de
        case .germanElevenToFourteen: unsafe embedded_pack_eleven_to_fourteen_de
        }
    }
}
