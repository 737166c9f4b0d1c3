# walk
lesson-walk-title = Déplacer une pièce
lesson-walk-task = Vous jouez rouge. Une pièce va d'un ou deux points le long des lignes, en tournant aussi. Amenez la vôtre au point marqué.
lesson-walk-praise = Un pas en avant, un pas de côté. Votre tour finit là.
lesson-walk-help = Le point marqué est à deux pas, en tournant une fois.

# birth
lesson-birth-title = Une naissance
lesson-birth-task = Avant le déplacement, une pièce que rien n'entoure, sur ses huit points, peut en faire naître une contre elle. Touchez-la, puis un point voisin, et choisissez la naissance.
lesson-birth-praise = Une pièce rouge de plus. Les naissances d'abord, puis un déplacement.
lesson-birth-help = C'était un déplacement, et il finit le tour. Les naissances viennent avant.

# longer
lesson-longer-title = La plus longue ligne l'emporte
lesson-longer-task = Là où deux alignements se touchent bout à bout, le plus long fait passer dans son camp la pièce la plus proche. Faites toucher deux rouges à la turquoise isolée.
lesson-longer-praise = Deux contre une : la turquoise est devenue rouge.
lesson-longer-help = Rien n'a changé : une contre une, c'est égal. Vos deux pièces doivent être sur la même ligne, côte à côte, et toucher la turquoise.

# pass
lesson-pass-title = Passer sans s'arrêter
lesson-pass-task = Rien n'arrive au point où l'on ne fait que passer. Longez la paire turquoise jusqu'au point marqué sans perdre votre pièce.
lesson-pass-praise = Passée, et toujours rouge.
lesson-pass-help = Allez de deux pas tout droit, jusqu'au point marqué.
lesson-pass-help1 = Vous vous êtes arrêté au bout de deux turquoises : deux contre une, et votre pièce a changé de couleur.

# flip
lesson-flip-title = Pourquoi une pièce revient
lesson-flip-task = Une pièce est dans une rangée et dans une colonne. Attaquez la plus basse des trois turquoises avec deux rouges, et regardez : rouge la transforme, les deux du dessus la reprennent. Puis elle ne bouge plus.
lesson-flip-praise = C'est le Block : une pièce transformée deux fois revient et reste. Pour la garder, il faut être plus long dans les deux sens.
lesson-flip-help = Amenez deux rouges côte à côte contre la turquoise du bas, au point marqué.

# five
lesson-five-title = Cinq, c'est trop
lesson-five-task = Un alignement de plus de quatre est ramené à quatre ; son propriétaire choisit le bout. Faites-en cinq, et gardez la pièce qui vient d'arriver : coupez l'autre bout.
lesson-five-praise = Une pièce perdue, mais au choix. Quatre est la plus longue ligne qui dure.
lesson-five-help = Amenez la pièce seule au bout de la rangée de quatre, puis coupez l'autre bout.
lesson-five-help1 = Vous avez coupé la pièce qui venait d'arriver. Choisissez l'autre bout.

# starve
lesson-starve-title = Étouffer un bloc
lesson-starve-task = Une pièce sans point vide à côté d'elle, devant, derrière, à gauche ou à droite, meurt. Un seul point fait vivre deux turquoises : occupez-le.
lesson-starve-praise = Les deux sont mortes. La mort passe avant tout le reste.
lesson-starve-help = Elles respirent encore. Trouvez le point vide que touchent les deux turquoises du coin.

# win
lesson-win-title = Réduire à quatre
lesson-win-task = À deux joueurs, qui n'a plus que quatre pièces est éliminé. Turquoise en a cinq : faites-en passer une au rouge.
lesson-win-praise = Turquoise est éliminé : vous gagnez. Vous pouvez jouer une partie entière.
lesson-win-help = Turquoise en a encore cinq. Deux rouges alignées contre sa pièce isolée suffisent.
