# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_coffret_global_optspecs
    string join \n h/help V/version
end

function __fish_coffret_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_coffret_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_coffret_using_subcommand
    set -l cmd (__fish_coffret_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c coffret -n "__fish_coffret_needs_command" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_needs_command" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "serve" -d 'Start the server: tables, engines, storage and pages in one program (what `coffret` alone does)'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "backup" -d 'Save everything that a server keeps into one file, while it runs or not'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "check" -d 'Check that a database is whole and that every table in it can be played on, while the server runs or not'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "restore" -d 'Put a backup in the place of what a server keeps, while it runs or not'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "games" -d 'List the games with their options, seats and levels'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "perft" -d 'Count the sequences of legal steps from a position'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "steps" -d 'List the legal steps of a position'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "explain" -d 'Say whether a step is legal, and if not, why'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "engine" -d 'Speak the line protocol on standard input and output'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "hub" -d 'Speak the Hub protocol of draughts programs on standard input and output'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "bench" -d 'Measure the speed of the rules and of the search'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "analyse" -d 'Say what an engine thinks of a position, or of every move of a game'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "match" -d 'Let engines play each other, from varied openings and all sides, with error bars'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "solve" -d 'Solve a game: a puzzle from its starts, or every position of a phase into a database'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "tune" -d 'Fit an evaluation\'s weights to games the engine plays against itself'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "convert" -d 'Convert records between our format and others (PDN for draughts)'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "play" -d 'Play a game at this keyboard'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "rules" -d 'Print a game\'s rulebook: the box, every clause with its boards, and where each sentence comes from'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "completions" -d 'Print a completion script for a shell'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "licences" -d 'Print the licences of everything in this program'
complete -c coffret -n "__fish_coffret_needs_command" -f -a "man" -d 'Print the manual page'
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l port -d 'The port; 0 takes any free one; 8080 without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l bind -d 'The address to listen at; other machines can reach any but the loopback, without encryption; 127.0.0.1 without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l data -d 'The folder of the database and the key; the user\'s data folder without it' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l public-url -d 'The address people know the server by, if a proxy stands before it' -r
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l engine-threads -d 'How many threads think for the engines; as many as there are cores without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l tables -d 'A folder with databases that `coffret solve` made: level 8, hints and reviews are perfect where they reach' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l limit -d 'Another limit than the usual one, by its name in docs/server.md; times are in seconds' -r
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l config -d 'A file of settings, in TOML; /etc/coffret/coffret.toml without it, if it is there' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l behind-proxy -d 'A proxy stands before it: believe the last address of its X-Forwarded-For'
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l log-json -d 'Write the log as JSON'
complete -c coffret -n "__fish_coffret_using_subcommand serve" -l check -d 'Start nothing: print every setting that holds, and where it comes from'
complete -c coffret -n "__fish_coffret_using_subcommand serve" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand serve" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand backup" -l data -d 'The data folder of the server; the user\'s without it' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand backup" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand backup" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand check" -l data -d 'The data folder of the server; the user\'s without it' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand check" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand check" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand restore" -l data -d 'The data folder of the server; the user\'s without it' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand restore" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand restore" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand games" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand games" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand games" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l position -d 'The position\'s text; the start without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l start -d 'The number of the start, in games that have several' -r
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l threads -d 'How many threads share the work' -r
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l divide -d 'Show the count below each step'
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l played -d 'Play the last ply too instead of counting it'
complete -c coffret -n "__fish_coffret_using_subcommand perft" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand perft" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand perft" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand steps" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand steps" -l position -d 'The position\'s text; the start without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand steps" -l start -d 'The number of the start, in games that have several' -r
complete -c coffret -n "__fish_coffret_using_subcommand steps" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand steps" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand steps" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand explain" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand explain" -l position -d 'The position\'s text; the start without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand explain" -l start -d 'The number of the start, in games that have several' -r
complete -c coffret -n "__fish_coffret_using_subcommand explain" -l lang -d 'The language of the answer: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand explain" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand explain" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand explain" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand engine" -l tables -d 'A folder with databases that `coffret solve` made: what they hold is played perfectly' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand engine" -l threads -d 'How many threads think at most; as many as there are cores without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand engine" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand engine" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand hub" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand hub" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand bench" -l signature -d 'Only count the nodes of fixed searches: the same figures on every machine, as long as nothing changes how engines think'
complete -c coffret -n "__fish_coffret_using_subcommand bench" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand bench" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand bench" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l position -d 'The position\'s text; the start without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l start -d 'The number of the start, in games that have several' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l record -d 'Review every move of the games of this file instead' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l time -d 'Milliseconds for each position' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l nodes -d 'Nodes for each position instead of time, on one thread: the same answer every time' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l depth -d 'Look no deeper than so many turns' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l lines -d 'How many lines, each with another first step' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l lang -d 'The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l tables -d 'A folder with databases that `coffret solve` made: what they hold is proven' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l strict -d 'Stop at the first game that cannot be read, instead of naming it and going on'
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand analyse" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand match" -l a -d 'The first engine' -r -f -a "depth:6\t''
level:1\t''
level:2\t''
level:3\t''
level:4\t''
level:5\t''
level:6\t''
level:7\t''
level:8\t''
nodes:10000\t''
random\t''
time:100\t''"
complete -c coffret -n "__fish_coffret_using_subcommand match" -l b -d 'The second engine; it takes all seats that the first does not' -r -f -a "depth:6\t''
level:1\t''
level:2\t''
level:3\t''
level:4\t''
level:5\t''
level:6\t''
level:7\t''
level:8\t''
nodes:10000\t''
random\t''
time:100\t''"
complete -c coffret -n "__fish_coffret_using_subcommand match" -l games -d 'How many games; each opening is played once for every side the first engine can take' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand match" -l sprt -d 'Stop early when it is clear whether the difference is nearer to ELO0 or to ELO1' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l opening -d 'How many random turns open each game' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l seed -d 'Where the dice for openings start' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l parallel -d 'How many games are played at once' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l turns -d 'Draw games that last so many turns' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l scale -d 'Multiply the node budgets of levels by this, to measure them in less time' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l patience -d 'How many seconds a program may take for an answer, beyond the time it was given to think' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l tables -d 'A folder with databases that `coffret solve` made, for our engines at level 8 or within limits' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand match" -l clock -d 'Give each side a clock of so many milliseconds, and so many more for each step, instead of limits for each step' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l margin -d 'How many milliseconds later than agreed a program of others may answer, or a clock run out, before the game is lost' -r
complete -c coffret -n "__fish_coffret_using_subcommand match" -l out -d 'Write all games into this file' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand match" -l format -d 'The format of that file: record, or another that the game has' -r -f -a "pdn\t''
record\t''"
complete -c coffret -n "__fish_coffret_using_subcommand match" -l resume -d 'Go on with a match that was broken off: the games in the file of --out count, and the others are played'
complete -c coffret -n "__fish_coffret_using_subcommand match" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand match" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand match" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l start -d 'The number of the start; 0 without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l position -d 'The position\'s text' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l nodes -d 'Give up an answer after so many positions looked at' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l out -d 'The folder for a database: one byte for each position' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l tables -d 'A folder with a database: say what becomes of the position, or of the start. Endings of few pieces need none' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l megabytes -d 'Leave out what would make the database larger than this' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l check -d 'Then compare so many positions of each sector with what their steps lead to' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l book -d 'Then write a book of the opening into this file: a step that holds the draw, for whatever the opponent does' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l free-steps -d 'With a book, how many first steps may be played anyhow' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l last-step -d 'With a book, after how many steps it ends; what the file holds already stays' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l pack -d 'Then pack the database into this file: few bytes, to be part of a program' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l threads -d 'How many threads solve; as many as there are cores without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l all -d 'Solve every start'
complete -c coffret -n "__fish_coffret_using_subcommand solve" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand solve" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand solve" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l games -d 'How many games to play' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l seconds -d 'Play no more new games after so many seconds' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l nodes -d 'Nodes for each step' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l opening -d 'The most random turns at the start of a game' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l turns -d 'Draw games that last so many turns' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l epochs -d 'How many times to go through the positions' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l trust -d 'How much the search\'s values count against the games\' results, from 0 to 1' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l caution -d 'How many positions\' worth of doubt each weight begins with' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l threads -d 'How many games are played at once' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l seed -d 'Where the dice start' -r
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l tables -d 'A folder with databases that `coffret solve` made: positions they hold count as they come out, not as the games do' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l samples -d 'Keep what is played in this file, and go on from what it holds: a tuning that was broken off is resumed, and the same games can be fitted in another way' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l out -d 'Where to write the weights' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand tune" -l afresh -d 'Begin from nothing instead of the weights in use'
complete -c coffret -n "__fish_coffret_using_subcommand tune" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand tune" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand convert" -l to -d 'The format to write: record, or another that the game has (pdn)' -r -f -a "pdn\t''
record\t''"
complete -c coffret -n "__fish_coffret_using_subcommand convert" -l from -d 'The format to read, if the file\'s ending does not tell' -r -f -a "pdn\t''
record\t''"
complete -c coffret -n "__fish_coffret_using_subcommand convert" -l out -d 'Where to write; standard output without it' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand convert" -l strict -d 'Stop at the first game that cannot be read, instead of naming it and going on'
complete -c coffret -n "__fish_coffret_using_subcommand convert" -l json -d 'Say in JSON what was converted: on standard output if the games go to a file, else on the error stream'
complete -c coffret -n "__fish_coffret_using_subcommand convert" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand convert" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand play" -l rules -d 'Options that differ from the defaults' -r -f -a "any-tile=off\t''
any-tile=on\t''
bi-removes=off\t''
bi-removes=on\t''
birth=cross\t''
birth=square\t''
chain=may\t''
chain=must\t''
colours=free\t''
colours=rotate\t''
crowned=goes-on\t''
crowned=stops\t''
double=one\t''
double=two\t''
enforcement=engine\t''
enforcement=opponent\t''
first=a\t''
first=b\t''
first=c\t''
first=d\t''
first=die\t''
jump=off\t''
jump=on\t''
long-bi=off\t''
long-bi=on\t''
long-bi=strict\t''
majority=off\t''
majority=on\t''
plan=centre-edges\t''
plan=corners\t''
players=2\t''
players=3\t''
players=4\t''
players=teams\t''
protected=keep\t''
protected=yield\t''
push=any\t''
push=straight\t''
touch=off\t''
touch=on\t''
x-after-capture-only=off\t''
x-after-capture-only=on\t''"
complete -c coffret -n "__fish_coffret_using_subcommand play" -l position -d 'The position\'s text; the start without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l start -d 'The number of the start, in games that have several; at random without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l record -d 'Go on with a saved game' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand play" -l seat -d 'Who sits at a seat: human, or level:1 to level:8 for an engine; humans without it' -r -f -a "1=human\t''
1=level:1\t''
1=level:2\t''
1=level:3\t''
1=level:4\t''
1=level:5\t''
1=level:6\t''
1=level:7\t''
1=level:8\t''
2=human\t''
2=level:1\t''
2=level:2\t''
2=level:3\t''
2=level:4\t''
2=level:5\t''
2=level:6\t''
2=level:7\t''
2=level:8\t''
3=human\t''
3=level:1\t''
3=level:2\t''
3=level:3\t''
3=level:4\t''
3=level:5\t''
3=level:6\t''
3=level:7\t''
3=level:8\t''
4=human\t''
4=level:1\t''
4=level:2\t''
4=level:3\t''
4=level:4\t''
4=level:5\t''
4=level:6\t''
4=level:7\t''
4=level:8\t''"
complete -c coffret -n "__fish_coffret_using_subcommand play" -l server -d 'Play at a server: its address, the address of a table to watch, or an invitation to a seat; with a game a table of it is set up' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l name -d 'The name others see at the server; it stays until another is given' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l tables -d 'A folder with databases that `coffret solve` made, for engines that play as well as they can' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand play" -l takeback -d 'Whether steps may be taken back: free, or never as some booklets have it; as in the record where a game is gone on with, else free' -r -f -a "free\t''
never\t''"
complete -c coffret -n "__fish_coffret_using_subcommand play" -l colours -d 'Who sits where when only people play: lots are drawn, or the players choose; as the game\'s booklet has it without this' -r -f -a "lots\t''
chosen\t''"
complete -c coffret -n "__fish_coffret_using_subcommand play" -l seed -d 'Where dice and lots start, to repeat them; by chance without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l pace -d 'Milliseconds for which each event of a settling is shown in full screen; 0 shows only the end' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l lang -d 'The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand play" -l plain -d 'Plain lines of text instead of the full screen; so it is wherever there is no terminal'
complete -c coffret -n "__fish_coffret_using_subcommand play" -l words -d 'Spoken: plain lines without drawings, only what changed, and answers to questions such as \'what is on d4\''
complete -c coffret -n "__fish_coffret_using_subcommand play" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand play" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand rules" -l clause -d 'Only this clause' -r
complete -c coffret -n "__fish_coffret_using_subcommand rules" -l lang -d 'The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it' -r
complete -c coffret -n "__fish_coffret_using_subcommand rules" -l json -d 'Answer in JSON'
complete -c coffret -n "__fish_coffret_using_subcommand rules" -l markdown -d 'Print the clauses as Markdown, without boards'
complete -c coffret -n "__fish_coffret_using_subcommand rules" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand rules" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand completions" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand completions" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand licences" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand licences" -s V -l version -d 'Print version'
complete -c coffret -n "__fish_coffret_using_subcommand man" -l out -d 'Write one page for each command into this folder instead' -r -F
complete -c coffret -n "__fish_coffret_using_subcommand man" -s h -l help -d 'Print help'
complete -c coffret -n "__fish_coffret_using_subcommand man" -s V -l version -d 'Print version'
