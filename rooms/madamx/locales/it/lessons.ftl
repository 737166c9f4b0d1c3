# move
lesson-move-title = Muovere una pedina
lesson-move-task = Giochi con il chiaro, in basso. Le pedine stanno solo sulle caselle nere. Una pedina va di una casella avanti, in diagonale o dritta, o di lato. Vai dritto sulla casella segnata.
lesson-move-praise = Ecco una mossa. Le pedine non tornano mai indietro.
lesson-move-help = Anche la diagonale è permessa, ma la casella segnata è dritta davanti.

# tile
lesson-tile-title = Spostare una casella
lesson-tile-task = Dopo la mossa puoi prendere la casella che la tua pedina ha appena lasciato e metterla dove non ce n'è. Muovi, poi metti la casella nel posto segnato.
lesson-tile-praise = Questa è la mossa X: cambia il tavoliere stesso.
lesson-tile-help = La casella può andare ovunque non ce ne sia una, ma qui serve il posto segnato.
lesson-tile-help1 = Hai lasciato la casella dov'era. È un tuo diritto, ma qui non serve.

# bridge
lesson-bridge-title = Costruire un ponte
lesson-bridge-task = Davanti alle tue pedine c'è un vuoto senza caselle. In due mosse porta una di loro nel posto segnato: prima mettici una casella.
lesson-bridge-praise = Una casella da dietro è diventata una strada davanti.
lesson-bridge-help = Nulla attraversa un posto senza casella. Muovi la pedina dietro, poi metti la sua casella nel posto segnato.

# capture
lesson-capture-title = Catturare
lesson-capture-task = Una pedina scura è accanto alla tua e dietro c'è una casella libera. Saltala: chi può catturare deve farlo.
lesson-capture-praise = Catturata. Dopo una cattura si può spostare la casella della pedina catturata.
lesson-capture-help = Una cattura è possibile, quindi obbligatoria.

# ground
lesson-ground-title = Togliere il terreno
lesson-ground-task = Un salto vuole una casella libera su cui posarsi. Devi muovere la pedina dietro, e lo scuro salterebbe sulla casella che lascia. Fai in modo che nulla sia catturato.
lesson-ground-praise = Niente casella, niente salto. Così si difendono le pedine qui.
lesson-ground-help = Lo scuro ha saltato la tua pedina sulla casella che hai lasciato. Sposta quella casella.

# hold
lesson-hold-title = Tenere una casella
lesson-hold-task = A volte la casella serve dov'è. Libera la via per una cattura della tua pedina dietro, e falla alla mossa dopo.
lesson-hold-praise = Hai lasciato la casella, e ti è servita per atterrare.
lesson-hold-help = Il salto sulla pedina scura vuole una casella libera dietro. Togli la pedina davanti, e lascia la sua casella.

# crown
lesson-crown-title = Bi-Madam
lesson-crown-task = Una pedina che raggiunge l'ultima fila diventa Bi-Madam. Fanne una.
lesson-crown-praise = Una Bi-Madam va e cattura in tutte e otto le direzioni, e nessuna pedina può catturarla.
lesson-crown-help = L'altra tua pedina è a un passo dall'ultima fila.

# madam
lesson-madam-title = Tutte e otto le direzioni
lesson-madam-task = La tua Bi-Madam cattura anche all'indietro, e continua finché c'è da catturare. Cattura due pedine in una mossa.
lesson-madam-praise = Due in un colpo. Ora puoi spostare le loro caselle, una dopo l'altra.
lesson-madam-help = La cattura non è finita: continua da dove sei.

# trap
lesson-trap-title = La trappola X
lesson-trap-task = Chi non può muovere perde. L'ultima pedina scura ha una sola casella dove andare, e ci sei sopra. Vattene e non lasciarle nulla.
lesson-trap-praise = In trappola: hai vinto. Ora gioca una partita intera.
lesson-trap-help = Lo scuro ha ancora una casella accanto. Prendi la casella che hai lasciato, e mettila lontano.
lesson-trap-help1 = Hai lasciato la casella, e lo scuro ci va. Toglila.
