# What is said of texts that cannot be read. The field is a word of the text's own form.
text-error = { $field }: { $wrong }: expected { $expected }
refusal = { $rule }: { $why }

# Lists. A list with "and" or "or" has at least two members: all but the last, joined by commas, and the last.
list = { $items }
labelled = { $name }: { $value }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

# How a sentence of ours stands to the printed booklet.
standing-booklet = booklet
standing-consequence = follows from the booklet
standing-published = published description
standing-ruling = our ruling
standing-lost = lost, filled in
standing-contradictory = the booklet contradicts itself

# Options, written name=value.
option-without-value = '{ $word }' has no '='
option-form = name=value
option-unknown = unknown name '{ $name }'
option-twice = '{ $name }' is given twice
option-once = each option at most once
option-unknown-value = unknown value '{ $value }' of '{ $name }'
option-none = no option: this game has none

# Records of whole games.
record-too-long = { $bytes } bytes long
record-longest = at most { $most }
record-tag-malformed = tag { $number } is malformed
record-tag-form = [Name "value"]
record-tag-twice = tag '{ $tag }' is given twice
record-tag-once = each tag at most once
record-tag-late = '{ $word }' stands among the turns
record-tags-first = tags before the first turn
record-result-missing = the result is missing
record-result-last = the result after the last turn
record-empty-step = '{ $word }' has an empty step
record-steps-joined = steps joined by ';'
record-comment-open = a comment '{"{"}' is not closed
record-variation-open = a variation '(' is not closed
record-variation-begin = '(' before it
record-variation-first = a variation before the first step
record-variation-after = a variation after the step it replaces
record-variations-deep = too many variations inside each other
record-variations-many = too many variations and steps in them

# Dice thrown before a game.
throws-form = seats and faces such as 1:6 2:3 3:6 / 1:2 3:5
