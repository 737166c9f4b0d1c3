# Le mosse che era meglio non giocare.
turning-point-lost = { $played } regala la partita; { $best } era meglio.
turning-point = { $played } costa circa { $pieces },{ $tenths }; { $best } era meglio.

# Posizioni da cui imparare.
samples-line = la riga { $line } non dice nulla di una posizione
samples-form = righe che questo comando ha scritto per lo stesso gioco e le stesse opzioni
