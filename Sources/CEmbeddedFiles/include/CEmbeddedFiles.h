#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

#include <stddef.h>

/// A file as it was when the program was built.
struct embedded_file {
    const unsigned char *bytes;
    size_t count;
};

extern const struct embedded_file embedded_messages_en;
extern const struct embedded_file embedded_messages_de;
extern const struct embedded_file embedded_answer_schema;
extern const struct embedded_file embedded_export_schema;
extern const struct embedded_file embedded_board_style;
extern const struct embedded_file embedded_board_script;
extern const struct embedded_file embedded_board_keypad;
extern const struct embedded_file embedded_board_queue;
extern const struct embedded_file embedded_board_worker;
extern const struct embedded_file embedded_board_icon;
extern const struct embedded_file embedded_board_manifest;
extern const struct embedded_file embedded_paper_style;
extern const struct embedded_file embedded_rules_quiet_hours;
extern const struct embedded_file embedded_rules_saturday_rewards;
extern const struct embedded_file embedded_rules_school_nights;
extern const struct embedded_file embedded_rules_screen_nights;
extern const struct embedded_file embedded_rules_no_rewards;
extern const struct embedded_file embedded_rules_must_dos_first;
extern const struct embedded_file embedded_rules_must_dos_only;
extern const struct embedded_file embedded_rules_one_reward_a_day;
extern const struct embedded_file embedded_rules_one_offer_a_week;
extern const struct embedded_file embedded_rules_siblings_half;
extern const struct embedded_file embedded_common_passwords;
extern const struct embedded_file embedded_rule_schema;
extern const struct embedded_file embedded_walls;
extern const struct embedded_file embedded_family_rules;
extern const struct embedded_file embedded_housemates_rules;
extern const struct embedded_file embedded_home_two_homes;
extern const struct embedded_file embedded_home_teens;
extern const struct embedded_file embedded_home_flat;
extern const struct embedded_file embedded_tables_program;
extern const struct embedded_file embedded_tables_accounts;
extern const struct embedded_file embedded_tables_households;
extern const struct embedded_file embedded_tables_chores;
extern const struct embedded_file embedded_tables_badges;
extern const struct embedded_file embedded_tables_rewards;
extern const struct embedded_file embedded_tables_ledger;
extern const struct embedded_file embedded_tables_audit;
extern const struct embedded_file embedded_tables_notices;
extern const struct embedded_file embedded_tables_messages;
extern const struct embedded_file embedded_tables_undo;
extern const struct embedded_file embedded_tables_devices;
extern const struct embedded_file embedded_tables_wishes;
extern const struct embedded_file embedded_tables_approval;
extern const struct embedded_file embedded_tables_offers;
extern const struct embedded_file embedded_tables_promises;
extern const struct embedded_file embedded_tables_routines;
extern const struct embedded_file embedded_tables_rule_promises;
extern const struct embedded_file embedded_tables_must_dos;
extern const struct embedded_file embedded_tables_rule_trials;
extern const struct embedded_file embedded_tables_money;
extern const struct embedded_file embedded_tables_allowance;
extern const struct embedded_file embedded_tables_moved;
extern const struct embedded_file embedded_tables_absence_pages;
extern const struct embedded_file embedded_tables_trust;
extern const struct embedded_file embedded_tables_setting_promises;
extern const struct embedded_file embedded_tables_reward_tags;
extern const struct embedded_file embedded_tables_half;
extern const struct embedded_file embedded_tables_wait_promises;
extern const struct embedded_file embedded_tables_look_promises;
extern const struct embedded_file embedded_pack_three_to_five_en;
extern const struct embedded_file embedded_pack_six_to_seven_en;
extern const struct embedded_file embedded_pack_eight_to_ten_en;
extern const struct embedded_file embedded_pack_eleven_to_fourteen_en;
extern const struct embedded_file embedded_pack_three_to_five_de;
extern const struct embedded_file embedded_pack_six_to_seven_de;
extern const struct embedded_file embedded_pack_eight_to_ten_de;
extern const struct embedded_file embedded_pack_eleven_to_fourteen_de;

#endif
