# place
lesson-place-title = Posare una pedina
lesson-place-task = Giochi con il marrone. All'inizio si posa a turno una delle proprie nove pedine su un punto libero. Tocca il punto segnato.
lesson-place-praise = La tua prima pedina. I punti dove si incontrano quattro linee sono buoni.
lesson-place-help = Ogni punto libero è permesso, ma qui serve quello segnato.

# mill
lesson-mill-title = Chiudere un mulino
lesson-mill-task = Tre tue pedine su una stessa linea sono un mulino. Posa la terza, poi tocca una pedina avorio per prenderla.
lesson-mill-praise = Un mulino, e una pedina in meno per l'avorio. Ciò che è preso non torna.
lesson-mill-help = Non è ancora un mulino. Due tue pedine sono già sulla linea in alto: occupa il terzo punto.

# guard
lesson-guard-title = Impedire un mulino
lesson-guard-task = L'avorio ha due pedine in fila e chiuderebbe un mulino. Posa una pedina che lo impedisca.
lesson-guard-praise = Impedito. Fare mulini e ostacolare quelli dell'altro è tutto il gioco.
lesson-guard-help = L'avorio ha chiuso il mulino e ti ha preso una pedina. Bisognava occupare il terzo punto della linea in basso.

# slide
lesson-slide-title = Muovere lungo le linee
lesson-slide-task = Quando tutto è posato, si muove una pedina lungo una linea fino al punto libero vicino. Chiudi così un mulino e prendi una pedina.
lesson-slide-praise = Ben mosso.
lesson-slide-help = Nessun mulino. Due tue pedine sono sulla linea in alto: quale pedina è accanto al vuoto?

# choose
lesson-choose-title = Quale pedina prendere
lesson-choose-task = Chiudi il tuo mulino e scegli bene: prendi una pedina in modo che l'avorio non possa chiuderne uno in risposta.
lesson-choose-praise = Hai preso e spezzato la coppia avorio. Il tuo mulino è al sicuro: lì non si prende.
lesson-choose-help = L'avorio ha risposto con un mulino. Prendi una delle due pedine già in fila.
lesson-choose-help1 = Prima chiudi il tuo mulino: il terzo punto della linea in alto.

# swing
lesson-swing-title = Il mulino doppio
lesson-swing-task = Una pedina che apre un mulino e ne chiude un altro prende a ogni mossa. Prendi due pedine avorio in due mosse.
lesson-swing-praise = Due in due mosse, e si continua. In questo gioco non c'è nulla di più forte.
lesson-swing-help = Due mulini condividono una pedina: scendi per chiudere quello sotto, poi risali per richiudere quello sopra.

# wait
lesson-wait-title = Costringere l'altro a muovere
lesson-wait-task = Una pedina avorio sta in mezzo al tuo mulino. Tutti devono muovere: fai una mossa che non lasci all'avorio altra pedina da muovere, poi chiudi il mulino.
lesson-wait-praise = L'avorio ha dovuto cedere. Aspettare può essere la mossa più forte.
lesson-wait-help = L'avorio aveva un'altra mossa, o il tuo mulino non c'era più. Tieni le pedine che chiudono e muovi quella che non chiude nessuno.

# block
lesson-block-title = Senza uscita
lesson-block-task = Chi al suo turno non può muovere perde. Una sola pedina avorio ha ancora una via: chiudila.
lesson-block-praise = Bloccato: vinci senza prendere nulla.
lesson-block-help = L'avorio può ancora muovere. Cerca il punto libero che una pedina avorio tocca, e non aprirne un altro.

# jump
lesson-jump-title = Saltare e vincere
lesson-jump-task = Con tre sole pedine puoi saltare su qualsiasi punto libero. La settima pedina presa fa vincere: l'avorio ne ha tre, prendine una.
lesson-jump-praise = All'avorio restano due pedine, nessun mulino possibile: hai vinto. Sei pronto per una partita intera.
lesson-jump-help = Puoi saltare ovunque: porta la pedina sola nel vuoto della linea in alto.
