# Le mosse che era meglio non giocare.
turning-point-lost = { $played } regala la partita; { $best } era meglio.
turning-point = { $played } costa circa { $pieces },{ $tenths }; { $best } era meglio.
