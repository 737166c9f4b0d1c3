# What can be wrong with the ranks of a board.
ranks-found = { $count } ranks
ranks-form = { $height } ranks separated by '/'
rank-length = rank { $rank } has { $characters } characters

# Fields of a text, and numbers in them.
number-range = a number from 0 to { $most }
field-missing = missing
field-after-blank = this field after one blank
field-empty = empty
field-one-blank = this field, with exactly one blank between fields
left-over = '{ $rest }' is left over
end-of-text = the end of the text
