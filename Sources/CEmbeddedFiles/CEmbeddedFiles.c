// The files that are in the program. They stand where they belong, and are read from there when it is built (C23 `#embed`):
// written as arrays of Swift, they took the compiler longer than all code beside them.
#include "CEmbeddedFiles.h"

#define EMBEDDED(name) const struct embedded_file embedded_##name = {name, sizeof name}

static const unsigned char messages_en[] = {
#embed "../HouseholdWords/Languages/Messages/en.json"
};
EMBEDDED(messages_en);

static const unsigned char messages_de[] = {
#embed "../HouseholdWords/Languages/Messages/de.json"
};
EMBEDDED(messages_de);

static const unsigned char answer_schema[] = {
#embed "../HouseholdJSON/chorus.schema.json"
};
EMBEDDED(answer_schema);

static const unsigned char export_schema[] = {
#embed "../HouseholdShell/Schema/export.schema.json"
};
EMBEDDED(export_schema);

static const unsigned char board_style[] = {
#embed "../HouseholdWeb/Assets/board.css"
};
EMBEDDED(board_style);

static const unsigned char board_script[] = {
#embed "../HouseholdWeb/Assets/live.js"
};
EMBEDDED(board_script);

static const unsigned char board_keypad[] = {
#embed "../HouseholdWeb/Assets/keypad.js"
};
EMBEDDED(board_keypad);

static const unsigned char board_queue[] = {
#embed "../HouseholdWeb/Assets/queue.js"
};
EMBEDDED(board_queue);

static const unsigned char board_worker[] = {
#embed "../HouseholdWeb/Assets/sw.js"
};
EMBEDDED(board_worker);

static const unsigned char board_icon[] = {
#embed "../HouseholdWeb/Assets/icon.svg"
};
EMBEDDED(board_icon);

static const unsigned char board_manifest[] = {
#embed "../HouseholdWeb/Assets/manifest.webmanifest"
};
EMBEDDED(board_manifest);

static const unsigned char paper_style[] = {
#embed "../HouseholdShell/Paper/paper.css"
};
EMBEDDED(paper_style);

static const unsigned char rules_quiet_hours[] = {
#embed "../../Samples/rules/quiet-hours.cedar"
};
EMBEDDED(rules_quiet_hours);

static const unsigned char rules_saturday_rewards[] = {
#embed "../../Samples/rules/saturday-rewards.cedar"
};
EMBEDDED(rules_saturday_rewards);

static const unsigned char rules_school_nights[] = {
#embed "../../Samples/rules/school-nights.cedar"
};
EMBEDDED(rules_school_nights);

static const unsigned char rules_screen_nights[] = {
#embed "../../Samples/rules/screen-nights.cedar"
};
EMBEDDED(rules_screen_nights);

static const unsigned char rules_no_rewards[] = {
#embed "../../Samples/rules/no-rewards.cedar"
};
EMBEDDED(rules_no_rewards);

static const unsigned char rules_must_dos_first[] = {
#embed "../../Samples/rules/must-dos-first.cedar"
};
EMBEDDED(rules_must_dos_first);

static const unsigned char rules_must_dos_only[] = {
#embed "../../Samples/rules/must-dos-only.cedar"
};
EMBEDDED(rules_must_dos_only);

static const unsigned char rules_one_reward_a_day[] = {
#embed "../../Samples/rules/one-reward-a-day.cedar"
};
EMBEDDED(rules_one_reward_a_day);

static const unsigned char rules_one_offer_a_week[] = {
#embed "../../Samples/rules/one-offer-a-week.cedar"
};
EMBEDDED(rules_one_offer_a_week);

static const unsigned char rules_siblings_half[] = {
#embed "../../Samples/rules/siblings-half.cedar"
};
EMBEDDED(rules_siblings_half);

static const unsigned char common_passwords[] = {
#embed "../Credentials/Passwords/common-passwords.txt"
};
EMBEDDED(common_passwords);

static const unsigned char rule_schema[] = {
#embed "../../Policies/schema.cedarschema"
};
EMBEDDED(rule_schema);

static const unsigned char walls[] = {
#embed "../../Policies/walls.cedar"
};
EMBEDDED(walls);

static const unsigned char family_rules[] = {
#embed "../../Policies/family.cedar"
};
EMBEDDED(family_rules);

static const unsigned char housemates_rules[] = {
#embed "../../Policies/housemates.cedar"
};
EMBEDDED(housemates_rules);

static const unsigned char home_two_homes[] = {
#embed "../../Samples/rules/homes/two-homes.cedar"
};
EMBEDDED(home_two_homes);

static const unsigned char home_teens[] = {
#embed "../../Samples/rules/homes/teens.cedar"
};
EMBEDDED(home_teens);

static const unsigned char home_flat[] = {
#embed "../../Samples/rules/homes/flat.cedar"
};
EMBEDDED(home_flat);

static const unsigned char tables_program[] = {
#embed "../HouseholdDatabase/Schema/program.sql"
};
EMBEDDED(tables_program);

static const unsigned char tables_accounts[] = {
#embed "../HouseholdDatabase/Schema/accounts.sql"
};
EMBEDDED(tables_accounts);

static const unsigned char tables_households[] = {
#embed "../HouseholdDatabase/Schema/households.sql"
};
EMBEDDED(tables_households);

static const unsigned char tables_chores[] = {
#embed "../HouseholdDatabase/Schema/chores.sql"
};
EMBEDDED(tables_chores);

static const unsigned char tables_badges[] = {
#embed "../HouseholdDatabase/Schema/badges.sql"
};
EMBEDDED(tables_badges);

static const unsigned char tables_rewards[] = {
#embed "../HouseholdDatabase/Schema/rewards.sql"
};
EMBEDDED(tables_rewards);

static const unsigned char tables_ledger[] = {
#embed "../HouseholdDatabase/Schema/ledger.sql"
};
EMBEDDED(tables_ledger);

static const unsigned char tables_audit[] = {
#embed "../HouseholdDatabase/Schema/audit.sql"
};
EMBEDDED(tables_audit);

static const unsigned char tables_notices[] = {
#embed "../HouseholdDatabase/Schema/notices.sql"
};
EMBEDDED(tables_notices);

static const unsigned char tables_messages[] = {
#embed "../HouseholdDatabase/Schema/messages.sql"
};
EMBEDDED(tables_messages);

static const unsigned char tables_undo[] = {
#embed "../HouseholdDatabase/Schema/undo.sql"
};
EMBEDDED(tables_undo);

static const unsigned char tables_devices[] = {
#embed "../HouseholdDatabase/Schema/devices.sql"
};
EMBEDDED(tables_devices);

static const unsigned char tables_wishes[] = {
#embed "../HouseholdDatabase/Schema/wishes.sql"
};
EMBEDDED(tables_wishes);

static const unsigned char tables_approval[] = {
#embed "../HouseholdDatabase/Schema/approval.sql"
};
EMBEDDED(tables_approval);

static const unsigned char tables_offers[] = {
#embed "../HouseholdDatabase/Schema/offers.sql"
};
EMBEDDED(tables_offers);

static const unsigned char tables_promises[] = {
#embed "../HouseholdDatabase/Schema/promises.sql"
};
EMBEDDED(tables_promises);

static const unsigned char tables_routines[] = {
#embed "../HouseholdDatabase/Schema/routines.sql"
};
EMBEDDED(tables_routines);

static const unsigned char tables_rule_promises[] = {
#embed "../HouseholdDatabase/Schema/rule-promises.sql"
};
EMBEDDED(tables_rule_promises);

static const unsigned char tables_must_dos[] = {
#embed "../HouseholdDatabase/Schema/must-dos.sql"
};
EMBEDDED(tables_must_dos);

static const unsigned char tables_rule_trials[] = {
#embed "../HouseholdDatabase/Schema/rule-trials.sql"
};
EMBEDDED(tables_rule_trials);

static const unsigned char tables_money[] = {
#embed "../HouseholdDatabase/Schema/money.sql"
};
EMBEDDED(tables_money);

static const unsigned char tables_allowance[] = {
#embed "../HouseholdDatabase/Schema/allowance.sql"
};
EMBEDDED(tables_allowance);

static const unsigned char tables_moved[] = {
#embed "../HouseholdDatabase/Schema/moved.sql"
};
EMBEDDED(tables_moved);

static const unsigned char tables_absence_pages[] = {
#embed "../HouseholdDatabase/Schema/absence-pages.sql"
};
EMBEDDED(tables_absence_pages);

static const unsigned char tables_trust[] = {
#embed "../HouseholdDatabase/Schema/trust.sql"
};
EMBEDDED(tables_trust);

static const unsigned char tables_setting_promises[] = {
#embed "../HouseholdDatabase/Schema/setting-promises.sql"
};
EMBEDDED(tables_setting_promises);

static const unsigned char tables_reward_tags[] = {
#embed "../HouseholdDatabase/Schema/reward-tags.sql"
};
EMBEDDED(tables_reward_tags);

static const unsigned char tables_half[] = {
#embed "../HouseholdDatabase/Schema/half.sql"
};
EMBEDDED(tables_half);

static const unsigned char tables_wait_promises[] = {
#embed "../HouseholdDatabase/Schema/wait-promises.sql"
};
EMBEDDED(tables_wait_promises);

static const unsigned char tables_look_promises[] = {
#embed "../HouseholdDatabase/Schema/look-promises.sql"
};
EMBEDDED(tables_look_promises);

static const unsigned char pack_three_to_five_en[] = {
#embed "../HouseholdShell/Packs/Texts/3-5.en.txt"
};
EMBEDDED(pack_three_to_five_en);

static const unsigned char pack_six_to_seven_en[] = {
#embed "../HouseholdShell/Packs/Texts/6-7.en.txt"
};
EMBEDDED(pack_six_to_seven_en);

static const unsigned char pack_eight_to_ten_en[] = {
#embed "../HouseholdShell/Packs/Texts/8-10.en.txt"
};
EMBEDDED(pack_eight_to_ten_en);

static const unsigned char pack_eleven_to_fourteen_en[] = {
#embed "../HouseholdShell/Packs/Texts/11-14.en.txt"
};
EMBEDDED(pack_eleven_to_fourteen_en);

static const unsigned char pack_three_to_five_de[] = {
#embed "../HouseholdShell/Packs/Texts/3-5.de.txt"
};
EMBEDDED(pack_three_to_five_de);

static const unsigned char pack_six_to_seven_de[] = {
#embed "../HouseholdShell/Packs/Texts/6-7.de.txt"
};
EMBEDDED(pack_six_to_seven_de);

static const unsigned char pack_eight_to_ten_de[] = {
#embed "../HouseholdShell/Packs/Texts/8-10.de.txt"
};
EMBEDDED(pack_eight_to_ten_de);

static const unsigned char pack_eleven_to_fourteen_de[] = {
#embed "../HouseholdShell/Packs/Texts/11-14.de.txt"
};
EMBEDDED(pack_eleven_to_fourteen_de);
