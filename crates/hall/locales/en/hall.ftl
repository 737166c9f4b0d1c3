# Games by name, starts by number.
game-unknown = unknown name '{ $name }'
game-one-of = one of { $names }
start-number = number { $number }
start-only-one = no number: there is one start
start-range = 0 to { $last }
touch-form = a site or a button of the layout

# Records that cannot be replayed.
action-forms = @resign:<seat>, @draw, @challenge:<side> or @annul
record-begins = seat { $seat } begins
record-thrown = seat { $seat }, as the tag Throws says
record-game-missing = the tag Game is missing
record-game-form = [Game "<name>"]
record-entry = entry { $number }, '{ $word }'
record-variation-entry = variation of entry { $number }, '{ $word }'
record-legal-entry = a legal entry ({ $error })
record-result-is = the result is '{ $result }'
record-results-differ = the tag Result and the last word differ
record-result-both = '{ $result }' in both

# Steps that are not played.
step-ambiguous = C-5: the short form fits several steps: expected one of { $steps }
refused-instead = { $refusal }: { $steps }
game-over = the game is over
seat-out = this seat is out of the game
no-turn-to-annul = there is no turn to annul
