# move
lesson-move-title = Muovere una pedina
lesson-move-task = Giochi con il marrone, in basso. Una pedina avanza di una casella in diagonale, su una casella libera. Tocca la tua pedina, poi la casella segnata.
lesson-move-praise = Ecco una mossa. Poi tocca all'altro.
lesson-move-help = Una pedina ha due vie in avanti, a sinistra e a destra. La casella segnata è l'altra.

# capture
lesson-capture-title = Prendere
lesson-capture-task = Una pedina avorio sta accanto alla tua e la casella dietro di lei è libera: saltala e prendila.
lesson-capture-praise = Presa. Chi può prendere deve farlo: non avevi altra mossa.
lesson-capture-help = Salta la pedina avorio fino alla casella libera dietro di lei.

# back
lesson-back-title = Anche all'indietro
lesson-back-task = Le pedine muovono solo in avanti, ma prendono in tutte e quattro le direzioni. Trova la presa.
lesson-back-praise = Giusto: guarda anche dietro le tue pedine.
lesson-back-help = Una pedina prende all'indietro come in avanti.

# chain
lesson-chain-title = Continuare a saltare
lesson-chain-task = Dopo un salto la stessa pedina continua finché c'è da prendere, cambiando direzione come vuole. Prendi tre pedine in una mossa.
lesson-chain-praise = Tre in un colpo. Le pedine prese lasciano la damiera solo alla fine.
lesson-chain-help = Una presa è finita solo quando non c'è più niente da prendere.

# choice
lesson-choice-title = Scegliere la presa
lesson-choice-task = Devi prendere, ma quale presa lo scegli tu. Una pedina che finisce la mossa sull'ultima fila diventa dama: scegli quella via.
lesson-choice-praise = Una dama. Meno prese, ma più guadagno.
lesson-choice-help = Prenderne due è permesso, ma nessuno obbliga a prendere di più. L'altra presa finisce sull'ultima fila.

# king
lesson-king-title = La dama vola
lesson-king-task = Una dama percorre intere diagonali. Prende una pedina da lontano e si posa dietro, su una casella libera da cui può prendere la successiva. Prendile entrambe.
lesson-king-praise = Prese tutte e due. Una dama vale più pedine.
lesson-king-help = La dama deve posarsi dove può continuare a prendere.

# safe
lesson-safe-title = Guardare prima di muovere
lesson-safe-task = Anche l'avorio prende. Fai una mossa dopo la quale la tua pedina non può essere presa.
lesson-safe-praise = Al sicuro. Prima di ogni mossa chiediti che cosa può prendere l'altro.
lesson-safe-help = Ti sei messo accanto a una pedina avorio con una casella libera alle spalle: doveva prendere.

# shot
lesson-shot-title = Darne una, prenderne tre
lesson-shot-task = Il tuo primo piano: anche l'avorio deve prendere. Offri una pedina in modo che la sua presa te ne apra una tripla, e vinci.
lesson-shot-praise = Questo è un tiro: una pedina data, tutto preso. Chi non ha più pezzi ha perso.
lesson-shot-help = Non questa. Quale tua pedina si può far prendere alla pedina avorio sul bordo sinistro?
lesson-shot-help1 = Così regali una pedina: l'avorio la prende e per te non si apre niente.

# blockade
lesson-blockade-title = Chiudere
lesson-blockade-task = Perde anche chi non può più muovere. Lascia l'ultima pedina avorio senza mosse.
lesson-blockade-praise = Bloccata, e hai vinto.
lesson-blockade-help = Può ancora muovere. Mettiti davanti, con una pedina dietro di te perché non possa saltare.
lesson-blockade-help1 = Ora la casella dietro la tua pedina è libera: viene presa. Tienila occupata.

# challenge
lesson-challenge-title = La sfida delle venti mosse
lesson-challenge-task = Quando i due convengono che uno è più forte, questi deve vincere in venti mosse, altrimenti è patta. Tocca a te, e ti restano due mosse. Vinci.
lesson-challenge-praise = Vinto all'ultima mossa. Ora sai abbastanza per una partita intera.
lesson-challenge-help = Le mosse sono finite: patta. Dai la tua pedina perché le due pedine avorio finiscano sulla via della dama.
