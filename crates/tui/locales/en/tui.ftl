# Before the first step.
start-number = Start number { $number }.
dice-first = The dice: { $faces }.
dice-again = A tie, thrown again: { $faces }.
begins = { $name } begins.

# The menu and the setup.
menu-title = Coffret: choose a game
menu-resume = Go on: { $game }, { $turns ->
    [one] one turn played
   *[other] { $turns } turns played
    }
setup-rules = < { $name } >   (rules { $number } of { $of })
setup-seat = Seat { $number }, { $seat }: < { $who } >
setup-options = { $changed ->
    [0] Options: as these rules have them
    [one] Options: one changed
   *[other] Options: { $changed } changed
    }
setup-option = { $title }: < { $value } >
option-named = { $title }: { $value }
option-as-booklet = As in the booklet.
option-says = The booklet: { $value }.
option-silent = The booklet is silent about it, or its words carry several readings.
option-variant = A variant that the booklet prints.
option-contradicts = The booklet contradicts itself here.
option-lost = The booklet's page or picture is lost.
setup-begin = Begin
person = you
level-n = level { $level }
seat-out = out
preset-letter = The booklet to the letter.
preset-watched = The booklet; the program watches over what players would watch themselves.
preset-variant = A variant that the booklet prints.
preset-reconstructed = Part of the booklet is lost: reconstructed.
preset-reading = Another reading of what the booklet prints.
preset-ours = Not in the booklet.

# At the table.
over-won = The game is over. Winner: { $side } ({ $rule }).
over-drawn = The game is over: a draw ({ $rule }).
over-lost = The game is over: lost ({ $rule }).
thinking = The computer is thinking.
event-of = Event { $event } of { $of }
looking-at = Looking back: after { $entry } of { $of }
looking-back = You are looking back: End returns to the game.
at-the-start = The beginning of the game.
not-yours = It is not your turn.
is-over = The game is over.
complete-or-on = { $step } is complete: Enter plays it, or go on.
touch-next = { $count ->
    [one] One move can come of this.
   *[other] { $count } moves can come of this.
    }
may-be-touched = { $name } may be touched.
nothing-to-look-at = Nothing to look at here: point at a place that completes a move.
would = Preview: { $sentence }.
would-keys = Enter plays it, any other key goes back.
nothing-to-do = Nothing to take back or do again.
final-by-rule = { $rule }: nothing is taken back: what was played is final, as the booklet has it.
final-by-choice = Nothing is taken back: the game was begun so.
ask-resign = Resign? y or n
ask-draw = Offer a draw? y or n
yes = yes
draw-asked = The computer thinks about your offer.
draw-declined = The draw is declined.

# Help of engines.
lines-on = The computer shows what it thinks; a turns it off.
lines-off = The computer keeps its thoughts to itself.
hint-comes = A hint is on its way.
hint-from = Hint: look at { $name }. (t tells more)
hint-to = Hint: from { $from } to { $to }. (t tells more)
hint-step = Hint: { $step }. { $sentence }.
truth-solved = It can be solved, for example in { $moves ->
    [one] one more move
   *[other] { $moves } more moves
    }.
truth-lost = It can no longer be solved.
truth-unknown = Nobody knows whether it can be solved.
score-draw = draw
score-win = win in { $turns }
score-loss = loss in { $turns }
review-later = A game is reviewed when it is over.
review-begins = The computer reviews the game.
turning-point = { $played } takes the chances from { $before } % to { $after } %; { $best } was better.
review-calm = No turning point was found.
review-turned = { $count ->
    [one] One turning point: n goes there.
   *[other] { $count } turning points: n goes to them.
    }

# Tables of a server.
open-seat = open
that-is-you = { $name }, you
that-is-away = { $name }, away
setup-listed = < Listed in the lobby: anybody may sit down >
setup-private = < Private: only those you invite know of it >
lobby-title = { $server }, you are { $name }
lobby-comes = Asking the server for its tables.
lobby-waiting = Tables that wait for players:
lobby-mine = Your own tables:
lobby-playing = Games to watch:
lobby-new = A new table:
table-opens = The table is being opened.
table-closed = The table is closed.
waiting = Waiting for players.
waiting-sit = Waiting for players: s sits down.
over-told = { $told } ({ $rule }).
sent = Played; the server has the word.
offered = Offered.
offer-asked = { $text } (o answers)
ask-offer = { $told } Agree? y or n
not-now = That cannot be done now.
no-help = The computer does not help in a game with others.
no-seat = There is no open seat.
nobody-away = Nobody is away.
no-talk = Nothing may be said here now.
no-such-phrase = Type the number of a phrase.
line-broken = The connection is broken; it is being tried again.
channel-table = To all
channel-allies = To your partners
channel-gallery = To those who watch
channel-courtesy = Courtesy
invite-title = How others come here
invite-watch = Whoever has this address may watch:
invite-seat = For whoever is to have seat { $seat }; keep it secret from others:

# The last line of the screen.
foot-lobby = Enter sits down or watches   w only watches   r asks again   q leaves
foot-online = Enter touch  : type  c talk  o answer  d draw  x resign  ? keys  q lobby
foot-online-over = g another game  c talk  v review  [ ] look back  ? keys  q lobby
foot-waiting = s sit  1-8 seat  e computer  i invite  c talk  x leave  q lobby
foot-menu = Up, Down choose   Enter plays   ? keys   q leaves
foot-setup = Up, Down choose  Left, Right change  Enter play  o options  R rules  q back
foot-rules = Left, Right turn pages   Up, Down scroll   Tab next board   q back
foot-help = Any key goes back
foot-table = Enter touch  : type  p preview  w why  t hint  u undo  R rules  ? keys
foot-over = v review  n turning points  [ ] look back  u undo  ? keys  q menu
foot-events = Enter goes on

# The page of keys.
help-title = Keys
help-walk = walk over the board
help-next = go to the next place or button that may be touched
help-touch = touch or press; a second time plays what is complete
help-escape = forget what was touched, end looking back
help-type = type a move; Tab completes it
help-look = preview what a touch here would do
help-why = why may I not touch this?
help-hint = a hint, a little more each time
help-lines = the computer's value and lines, or whether it can be solved
help-undo = take back, do again
help-back = look at earlier and later moments
help-review = review a game that is over, go to its turning points
help-flip = turn the board
help-rules = the rulebook, at the rule that was named
help-end = offer a draw, resign
help-online = at a server: talk, answer an offer, another game
help-seats = at a server: sit, invite, computer on a seat, claim one away
help-menu = back to the menu; the game is kept
help-leave = sleep, leave; the game is kept
