# Les coups qu'il valait mieux ne pas jouer.
turning-point-lost = { $played } donne la partie ; { $best } était meilleur.
turning-point = { $played } coûte environ { $pieces },{ $tenths } ; { $best } était meilleur.

# Positions pour apprendre.
samples-line = la ligne { $line } ne dit rien d'une position
samples-form = des lignes que cette commande a écrites pour le même jeu et les mêmes options
