//! Help: the command line in the language of the reader. The English of `args.rs` is the key: what is said there stands in the catalogue too.

use crate::sentences;
use clap::Command;
use kernel::{Lang, Phrase};
use speech::Say;
use std::collections::HashMap;

/// Everything that is said of commands and their arguments.
const SAID: [Phrase; 140] = [
    sentences::CALL_GAME_S_ID,
    sentences::CALL_OPTIONS_DIFFER_FROM,
    sentences::CALL_POSITION_S_TEXT,
    sentences::CALL_NUMBER_START_GAMES,
    sentences::CALL_PORT_0_TAKES,
    sentences::CALL_ADDRESS_LISTEN_OTHER,
    sentences::CALL_FOLDER_DATABASE_KEY,
    sentences::CALL_ADDRESS_PEOPLE_KNOW,
    sentences::CALL_PROXY_STANDS_BEFORE,
    sentences::CALL_THREADS_THINK_ENGINES,
    sentences::CALL_FOLDER_DATABASES_COFFRET,
    sentences::CALL_ANOTHER_LIMIT_THAN,
    sentences::CALL_WRITE_LOG_JSON,
    sentences::CALL_FILE_SETTINGS_TOML,
    sentences::CALL_START_NOTHING_PRINT,
    sentences::CALL_FILE_WRITE_THERE,
    sentences::CALL_DATA_FOLDER_SERVER,
    sentences::CALL_BACKUP_DATABASE_DATA,
    sentences::CALL_COFFRET_BACKUP_WROTE,
    sentences::CALL_ANSWER_JSON,
    sentences::CALL_SHOW_COUNT_BELOW,
    sentences::CALL_PLAY_LAST_PLY,
    sentences::CALL_THREADS_SHARE_WORK,
    sentences::CALL_STEPS_DEEP,
    sentences::CALL_STEP,
    sentences::CALL_LANGUAGE_ANSWER_EN,
    sentences::CALL_FOLDER_DATABASES_COFFRET_SOLVE,
    sentences::CALL_THREADS_THINK_MOST,
    sentences::CALL_GAME_ONLY,
    sentences::CALL_ONLY_COUNT_NODES,
    sentences::CALL_REVIEW_EVERY_MOVE,
    sentences::CALL_STOP_FIRST_GAME,
    sentences::CALL_MILLISECONDS_EACH_POSITION,
    sentences::CALL_NODES_EACH_POSITION,
    sentences::CALL_LOOK_NO_DEEPER,
    sentences::CALL_LINES_EACH_ANOTHER,
    sentences::CALL_LANGUAGE_EN_FR,
    sentences::CALL_FOLDER_DATABASES_COFFRET_SOLVE_MADE,
    sentences::CALL_FIRST_ENGINE,
    sentences::CALL_SECOND_ENGINE_TAKES,
    sentences::CALL_GAMES_EACH_OPENING,
    sentences::CALL_STOP_EARLY_WHEN,
    sentences::CALL_RANDOM_TURNS_OPEN,
    sentences::CALL_WHERE_DICE_OPENINGS,
    sentences::CALL_GAMES_ARE_PLAYED,
    sentences::CALL_DRAW_GAMES_LAST,
    sentences::CALL_MULTIPLY_NODE_BUDGETS,
    sentences::CALL_SECONDS_PROGRAM_MAY,
    sentences::CALL_FOLDER_DATABASES_COFFRET_SOLVE_MADE_OUR,
    sentences::CALL_GIVE_EACH_SIDE,
    sentences::CALL_MILLISECONDS_LATER_THAN,
    sentences::CALL_WRITE_ALL_GAMES,
    sentences::CALL_GO_ON_MATCH,
    sentences::CALL_FORMAT_FILE_RECORD,
    sentences::CALL_NUMBER_START_0,
    sentences::CALL_SOLVE_EVERY_START,
    sentences::CALL_POSITION_S_TEXT_2,
    sentences::CALL_GIVE_UP_AN,
    sentences::CALL_FOLDER_DATABASE_BYTE,
    sentences::CALL_FOLDER_DATABASE_SAY,
    sentences::CALL_LEAVE_OUT_WOULD,
    sentences::CALL_THEN_COMPARE_POSITIONS,
    sentences::CALL_THEN_WRITE_BOOK,
    sentences::CALL_BOOK_FIRST_STEPS,
    sentences::CALL_BOOK_AFTER_STEPS,
    sentences::CALL_THEN_PACK_DATABASE,
    sentences::CALL_THREADS_SOLVE_THERE,
    sentences::CALL_GAMES_PLAY,
    sentences::CALL_PLAY_NO_MORE,
    sentences::CALL_NODES_EACH_STEP,
    sentences::CALL_MOST_RANDOM_TURNS,
    sentences::CALL_TIMES_GO_THROUGH,
    sentences::CALL_MUCH_SEARCH_S,
    sentences::CALL_POSITIONS_WORTH_DOUBT,
    sentences::CALL_WHERE_DICE_START,
    sentences::CALL_BEGIN_FROM_NOTHING,
    sentences::CALL_FOLDER_DATABASES_COFFRET_SOLVE_MADE_POSITIONS,
    sentences::CALL_WHERE_WRITE_WEIGHTS,
    sentences::CALL_FILE_READ_STANDARD,
    sentences::CALL_FORMAT_WRITE_RECORD,
    sentences::CALL_FORMAT_READ_IF,
    sentences::CALL_WHERE_WRITE_STANDARD,
    sentences::CALL_SAY_JSON_WAS,
    sentences::CALL_GAME_S_ID_WITHOUT,
    sentences::CALL_NUMBER_START_GAMES_HAVE,
    sentences::CALL_GO_ON_SAVED,
    sentences::CALL_WHO_SITS_SEAT,
    sentences::CALL_PLAY_AT_SERVER,
    sentences::CALL_NAME_OTHERS_SEE,
    sentences::CALL_FOLDER_DATABASES_COFFRET_SOLVE_MADE_ENGINES,
    sentences::CALL_WHETHER_STEPS_MAY,
    sentences::CALL_WHO_SITS_WHERE,
    sentences::CALL_WHERE_DICE_LOTS,
    sentences::CALL_PLAIN_LINES_TEXT,
    sentences::CALL_SPOKEN_PLAIN_LINES,
    sentences::CALL_MILLISECONDS_WHICH_EACH,
    sentences::CALL_GAME_S_ID_WITHOUT_GAMES,
    sentences::CALL_ONLY_THIS_CLAUSE,
    sentences::CALL_PRINT_CLAUSES_MARKDOWN,
    sentences::CALL_SHELL,
    sentences::CALL_WRITE_PAGE_EACH,
    sentences::CALL_FIVE_BOARD_GAMES,
    sentences::CALL_START_SERVER_TABLES,
    sentences::CALL_SAVE_EVERYTHING_SERVER,
    sentences::CALL_CHECK_DATABASE_WHOLE,
    sentences::CALL_PUT_BACKUP_PLACE,
    sentences::CALL_LIST_GAMES_THEIR,
    sentences::CALL_COUNT_SEQUENCES_LEGAL,
    sentences::CALL_LIST_LEGAL_STEPS,
    sentences::CALL_SAY_WHETHER_STEP,
    sentences::CALL_SPEAK_LINE_PROTOCOL,
    sentences::CALL_SPEAK_HUB_PROTOCOL,
    sentences::CALL_MEASURE_SPEED_RULES,
    sentences::CALL_SAY_AN_ENGINE,
    sentences::CALL_LET_ENGINES_PLAY,
    sentences::CALL_SOLVE_GAME_PUZZLE,
    sentences::CALL_FIT_AN_EVALUATION,
    sentences::CALL_CONVERT_RECORDS_BETWEEN,
    sentences::CALL_PLAY_GAME_THIS,
    sentences::CALL_PRINT_GAME_S,
    sentences::CALL_PRINT_COMPLETION_SCRIPT,
    sentences::CALL_PRINT_LICENCES_EVERYTHING,
    sentences::CALL_PRINT_MANUAL_PAGE,
    sentences::CALL_KEEP_WHAT_PLAYED,
    sentences::CALL_PRINT_HELP,
    sentences::CALL_PRINT_VERSION,
    sentences::CALL_PRINTS_ITS_ADDRESS,
    sentences::CALL_EVERY_SETTING_CAN,
    sentences::CALL_FILE_HOLDS_DATABASE,
    sentences::CALL_EXIT_CODE_WELL,
    sentences::CALL_SERVER_SAYS_GOODBYE,
    sentences::CALL_EXIT_CODE_LEGAL,
    sentences::CALL_IN_PROGRAM_DRAUGHTS,
    sentences::CALL_RATES_ARE_PER,
    sentences::CALL_VALUES_ARE_IN,
    sentences::CALL_AN_ENGINE_IS,
    sentences::CALL_EVERY_SOLUTION_PUZZLE,
    sentences::CALL_WEIGHTS_ARE_READ,
    sentences::CALL_FROM_RECORD_RECORD,
    sentences::CALL_EVERY_SENTENCE_SAYS,
];

/// The same command with its help in a language.
pub(crate) fn localised(command: Command, lang: Lang) -> Command {
    if lang == Lang::EN {
        return command;
    }
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_string()).collect();
    let words: Words = SAID.iter().map(|phrase| (phrase.say(Lang::EN), phrase.say(lang))).collect();
    let mut command = said(command, &words, lang);
    for name in names {
        command = command.mut_subcommand(name, |sub| said(sub, &words, lang));
    }
    command
}

/// What is said in English, and how it is said in another language.
type Words = HashMap<String, String>;

fn said(command: Command, words: &Words, lang: Lang) -> Command {
    let about = command.get_about().and_then(|about| words.get(&about.to_string())).cloned();
    let usage = sentences::CALL_USAGE.say(lang);
    let colon = if lang == Lang::Fr { "\u{a0}:" } else { ":" };
    let template = format!("{{about-with-newline}}\n{usage}{colon} {{usage}}\n\n{{all-args}}{{after-help}}");
    let examples = sentences::CALL_EXAMPLES.say(lang);
    let after = command.get_after_help().map(|after| {
        let after = after.to_string();
        let (calls, paragraphs) = behind_examples(&after);
        let begun = ["Examples:", "Example:"].iter().find_map(|heading| calls.strip_prefix(heading));
        let calls = begun.map_or_else(|| calls.to_string(), |rest| format!("{examples}{colon}{rest}"));
        let known = |said: String| words.get(&said).cloned().unwrap_or(said);
        std::iter::once(calls).chain(paragraphs.into_iter().map(known)).collect::<Vec<_>>().join("\n\n")
    });
    let (arguments, options) = (sentences::CALL_ARGUMENTS.say(lang), sentences::CALL_OPTIONS.say(lang));
    // A language has few headings, and clap wants them for as long as the program runs.
    let (arguments, options): (&'static str, &'static str) = (arguments.leak(), options.leak());
    let commands: &'static str = sentences::CALL_COMMANDS.say(lang).leak();
    let mut command = command.help_template(template).subcommand_help_heading(commands);
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help).help("Print help"))
        .arg(clap::Arg::new("version").short('V').long("version").action(clap::ArgAction::Version).help("Print version"))
        .mut_args(|argument| {
            let help = argument.get_help().and_then(|help| words.get(&help.to_string())).cloned();
            let heading = if argument.is_positional() { arguments } else { options };
            let argument = argument.help_heading(heading);
            match help {
                Some(help) => with_values(argument, help, lang),
                None => argument,
            }
        })
}

/// The calls that help shows as examples, and the paragraphs behind them, each as one line.
fn behind_examples(after: &str) -> (&str, Vec<String>) {
    let (calls, rest) = after.split_once("\n\n").unwrap_or((after, ""));
    (calls, rest.split("\n\n").filter(|text| !text.is_empty()).map(|text| text.replace('\n', " ")).collect())
}

/// An argument with its help, behind which the usual value and the possible ones stand: clap would write them in English.
fn with_values(argument: clap::Arg, help: String, lang: Lang) -> clap::Arg {
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let mut help = help;
    let usual: Vec<String> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if !usual.is_empty() && !argument.is_hide_default_value_set() {
        help = help + " " + &sentences::CallDefault { values: usual.join(", ") }.say(lang);
    }
    let possible: Vec<String> = argument.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
    if !possible.is_empty() && !argument.is_hide_possible_values_set() {
        help = help + " " + &sentences::CallPossible { values: possible.join(", ") }.say(lang);
    }
    argument.help(help).hide_default_value(true).hide_possible_values(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    /// Every sentence of the command line is one that can be said in other languages.
    #[test]
    fn every_help_text_is_in_the_catalogue() {
        fn check(command: &Command, english: &[String]) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            assert!(english.contains(&about), "{}: {about}", command.get_name());
            for argument in command.get_arguments() {
                let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
                assert!(english.contains(&help), "{} {}: {help}", command.get_name(), argument.get_id());
            }
            let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            for paragraph in behind_examples(&after).1 {
                assert!(english.contains(&paragraph), "{}: {paragraph}", command.get_name());
            }
            command.get_subcommands().for_each(|sub| check(sub, english));
        }
        let english: Vec<String> = SAID.iter().map(|phrase| phrase.say(Lang::EN)).collect();
        check(&crate::args::Arguments::command(), &english);
    }

    #[test]
    fn help_is_in_the_language_of_the_reader() {
        for (lang, usage, play, json) in [
            (Lang::Fr, "Usage\u{a0}: coffret", "Jouer une partie à ce clavier", "Répondre en JSON"),
            (Lang::It, "Uso: coffret", "Giocare una partita a questa tastiera", "Rispondere in JSON"),
            (Lang::of("de"), "Aufruf: coffret", "Eine Partie an dieser Tastatur spielen", "Antwort als JSON"),
        ] {
            let mut command = localised(crate::args::Arguments::command(), lang);
            let help = command.render_help().to_string();
            assert!(
                help.contains(usage) && help.contains(play) && !help.contains("Options:\n  -h, --help     Print"),
                "{help}"
            );
            let games = command.find_subcommand_mut("games").unwrap().render_help().to_string();
            assert!(games.contains(json), "{games}");
            for english in ["Print help", "Answer in JSON", "Usage: "] {
                assert!(!games.contains(english), "{games}");
            }
        }
    }

    /// The calls stay what they are, whatever language their help is in.
    #[test]
    fn calls_are_read_alike_in_every_language() {
        for lang in speech::languages() {
            let command = localised(crate::args::Arguments::command(), lang);
            assert!(command.clone().try_get_matches_from(["coffret", "perft", "dames", "3", "--json"]).is_ok(), "{lang}");
            assert!(command.try_get_matches_from(["coffret", "perft", "dames", "--nonsense"]).is_err(), "{lang}");
        }
    }
}
