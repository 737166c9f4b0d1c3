# place
lesson-place-title = Poser un pion
lesson-place-task = Vous jouez marron. Au début, chacun pose à son tour un de ses neuf pions sur un point libre. Touchez le point marqué.
lesson-place-praise = Votre premier pion. Les points où quatre lignes se croisent sont les bons.
lesson-place-help = Tout point libre est permis, mais on demande ici le point marqué.

# mill
lesson-mill-title = Fermer une marelle
lesson-mill-task = Trois de vos pions sur une même ligne font une marelle. Posez le troisième, puis touchez un pion ivoire pour le prendre.
lesson-mill-praise = Une marelle, et un pion de moins pour les ivoire. Ce qui est pris ne revient pas.
lesson-mill-help = Pas encore de marelle. Deux de vos pions sont déjà sur la ligne du haut : occupez son troisième point.

# guard
lesson-guard-title = Empêcher une marelle
lesson-guard-task = Les ivoire ont deux pions en ligne et fermeraient une marelle au prochain coup. Posez un pion qui les en empêche.
lesson-guard-praise = Empêchée. Faire des marelles et gêner celles de l'autre, c'est tout le jeu.
lesson-guard-help = Les ivoire ont fermé leur marelle et pris un pion. Il fallait occuper le troisième point de la ligne du bas.

# slide
lesson-slide-title = Glisser le long des lignes
lesson-slide-task = Quand tout est posé, on glisse un pion le long d'une ligne jusqu'au point libre voisin. Fermez une marelle ainsi, et prenez un pion.
lesson-slide-praise = Bien joué.
lesson-slide-help = Aucune marelle. Deux de vos pions sont sur la ligne du haut : quel pion touche le point manquant ?

# choose
lesson-choose-title = Quel pion prendre
lesson-choose-task = Fermez votre marelle et choisissez bien : prenez un pion de sorte que les ivoire ne puissent pas en fermer une en réponse.
lesson-choose-praise = Vous avez pris et cassé la paire ivoire. Votre marelle est à l'abri : on n'y prend pas.
lesson-choose-help = Les ivoire ont répondu par une marelle. Prenez un des deux pions déjà alignés.
lesson-choose-help1 = Fermez d'abord votre marelle : le troisième point de la ligne du haut.

# swing
lesson-swing-title = La double marelle
lesson-swing-task = Un pion qui ouvre une marelle et en ferme une autre prend à chaque coup. Prenez deux pions ivoire en deux coups.
lesson-swing-praise = Deux en deux coups, et cela continue. Rien n'est plus fort dans ce jeu.
lesson-swing-help = Deux marelles partagent un pion : descendez-le pour fermer celle du bas, puis remontez-le pour refermer celle du haut.

# wait
lesson-wait-title = Forcer l'autre à bouger
lesson-wait-task = Un pion ivoire se tient au milieu de votre marelle. Chacun doit jouer : jouez un coup qui ne laisse aux ivoire que ce pion à bouger, puis fermez la marelle.
lesson-wait-praise = Les ivoire ont dû céder. Attendre peut être le coup le plus fort.
lesson-wait-help = Les ivoire avaient un autre coup, ou votre marelle n'était plus là. Gardez les pions qui enferment, et bougez celui qui n'enferme personne.

# block
lesson-block-title = Sans issue
lesson-block-task = Qui ne peut plus jouer à son tour perd. Un seul pion ivoire a encore un chemin : fermez-le.
lesson-block-praise = Bloqués : vous gagnez sans rien prendre.
lesson-block-help = Les ivoire peuvent encore jouer. Cherchez le point libre qu'un pion ivoire touche, et n'en ouvrez pas d'autre.

# jump
lesson-jump-title = Sauter et gagner
lesson-jump-task = Avec trois pions seulement, on peut sauter sur n'importe quel point libre. Le septième pion pris fait gagner : il reste trois ivoire, prenez-en un.
lesson-jump-praise = Il reste deux pions aux ivoire, plus de marelle possible : vous gagnez. Vous êtes prêt pour une partie entière.
lesson-jump-help = Vous pouvez sauter partout : amenez le pion seul dans le vide de la ligne du haut.
