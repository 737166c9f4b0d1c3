# Les coups qu'il valait mieux ne pas jouer.
turning-point-lost = { $played } donne la partie ; { $best } était meilleur.
turning-point = { $played } coûte environ { $pieces },{ $tenths } ; { $best } était meilleur.
