//! Faults in the reader's language.

use hall::PlayError;
use kernel::{Lang, Refusal, Tri};
use wire::{Code, FaultJson};

/// A fault with the sentence of its code.
pub(crate) fn fault(code: Code, lang: Lang) -> FaultJson {
    FaultJson::new(code, sentence(code).to(lang))
}

/// The fault of a step that was not played.
pub(crate) fn play_fault(error: PlayError, lang: Lang) -> FaultJson {
    match error {
        PlayError::Syntax(error) => {
            let code = if error.field == "touch" { Code::BadTouch } else { Code::BadStep };
            fault(code, lang).with_detail(error.to_string())
        }
        PlayError::Ambiguous(steps) => FaultJson { instead: steps, ..fault(Code::AmbiguousStep, lang) },
        PlayError::Refused(refusal) => refused(Code::IllegalStep, refusal),
    }
}

/// The fault of something the rules do not allow.
pub(crate) fn refused(code: Code, refusal: Refusal<String>) -> FaultJson {
    FaultJson { rule: Some(refusal.rule.into()), instead: refusal.instead, ..FaultJson::new(code, refusal.why) }
}

const fn sentence(code: Code) -> Tri {
    match code {
        Code::BadRequest => Tri::new(
            "I do not understand this request.",
            "Je ne comprends pas cette demande.",
            "Non capisco questa richiesta.",
        ),
        Code::BadBody => Tri::new(
            "This is not the JSON I expected.",
            "Ce n'est pas le JSON que j'attendais.",
            "Questo non è il JSON che mi aspettavo.",
        ),
        Code::TooLarge => Tri::new("This is too long.", "C'est trop long.", "È troppo lungo."),
        Code::UnknownGame => Tri::new("There is no such game.", "Ce jeu n'existe pas.", "Questo gioco non esiste."),
        Code::BadRules => Tri::new(
            "These options do not exist or do not go together.",
            "Ces options n'existent pas ou ne vont pas ensemble.",
            "Queste opzioni non esistono o non vanno insieme.",
        ),
        Code::BadPosition => {
            Tri::new("This position cannot be.", "Cette position est impossible.", "Questa posizione è impossibile.")
        }
        Code::NotFound => Tri::new("There is nothing here.", "Il n'y a rien ici.", "Qui non c'è nulla."),
        Code::WrongMethod => {
            Tri::new("This cannot be done here.", "Cela ne peut pas se faire ici.", "Questo non si può fare qui.")
        }
        Code::WrongOrigin => Tri::new(
            "This request comes from another site.",
            "Cette demande vient d'un autre site.",
            "Questa richiesta viene da un altro sito.",
        ),
        Code::NotHost => Tri::new(
            "Only the host of the table may do this.",
            "Seul l'hôte de la table peut le faire.",
            "Solo chi ospita il tavolo può farlo.",
        ),
        Code::NotSeated => Tri::new(
            "Only those who sit at the table may do this.",
            "Seuls ceux qui sont assis à la table peuvent le faire.",
            "Solo chi siede al tavolo può farlo.",
        ),
        Code::NotYourTurn => {
            Tri::new("It is not your turn to decide.", "Ce n'est pas à vous de décider.", "Non tocca a te decidere.")
        }
        Code::Stale => Tri::new(
            "The board has changed in the meantime.",
            "Le plateau a changé entre-temps.",
            "Nel frattempo la posizione è cambiata.",
        ),
        Code::BadStep => Tri::new(
            "This is not a step of this game.",
            "Ce n'est pas un coup de ce jeu.",
            "Non è una mossa di questo gioco.",
        ),
        Code::AmbiguousStep => {
            Tri::new("This may mean several steps.", "Cela peut désigner plusieurs coups.", "Può indicare più mosse.")
        }
        Code::IllegalStep => Tri::new(
            "The rules do not allow this step.",
            "Les règles n'autorisent pas ce coup.",
            "Le regole non permettono questa mossa.",
        ),
        Code::BadTouch => Tri::new(
            "There is no such place on the board.",
            "Il n'y a pas de telle case sur le plateau.",
            "Non c'è un posto così sul tavoliere.",
        ),
        Code::IllegalTouch => Tri::new("This leads nowhere.", "Cela ne mène nulle part.", "Questo non porta a nulla."),
        Code::BoundTouch => Tri::new(
            "You touched another piece and must move it.",
            "Vous avez touché une autre pièce et devez la jouer.",
            "Hai toccato un altro pezzo e devi muoverlo.",
        ),
        Code::IllegalAction => Tri::new(
            "The rules do not allow this now.",
            "Les règles ne le permettent pas maintenant.",
            "Le regole ora non lo permettono.",
        ),
        Code::NoSuchSeat => Tri::new("There is no such seat.", "Cette place n'existe pas.", "Questo posto non esiste."),
        Code::SeatTaken => Tri::new("This seat is taken.", "Cette place est prise.", "Questo posto è occupato."),
        Code::BadKey => Tri::new(
            "This seat needs its own link, and each link works once.",
            "Cette place demande son propre lien, et chaque lien ne sert qu'une fois.",
            "Questo posto richiede il suo link, e ogni link vale una volta sola.",
        ),
        Code::NotBegun => Tri::new("The game has not begun.", "La partie n'a pas commencé.", "La partita non è cominciata."),
        Code::AlreadyBegun => Tri::new("The game has begun.", "La partie a commencé.", "La partita è cominciata."),
        Code::GameOver => Tri::new("The game is over.", "La partie est finie.", "La partita è finita."),
        Code::NotOver => {
            Tri::new("The game is not over yet.", "La partie n'est pas finie.", "La partita non è ancora finita.")
        }
        Code::NoSuchOffer => {
            Tri::new("This offer has lapsed.", "Cette offre n'est plus valable.", "Questa offerta è decaduta.")
        }
        Code::OfferedAlready => {
            Tri::new("This was offered a moment ago.", "Cela vient d'être proposé.", "È stato proposto un attimo fa.")
        }
        Code::EngineDeclines => {
            Tri::new("The engine plays on.", "Le moteur continue de jouer.", "Il motore continua a giocare.")
        }
        Code::OpponentsDecide => Tri::new(
            "Only your opponents may put an engine in your partner's place.",
            "Seuls vos adversaires peuvent mettre un moteur à la place de votre partenaire.",
            "Solo gli avversari possono mettere un motore al posto del tuo compagno.",
        ),
        Code::NotAbsent => Tri::new(
            "This player is here, or has not been away for long enough.",
            "Ce joueur est là, ou n'est pas absent depuis assez longtemps.",
            "Questo giocatore è presente, o non manca da abbastanza tempo.",
        ),
        Code::Silent => Tri::new(
            "Partners may not consult in this game: there is no free talk at the table.",
            "Les partenaires ne peuvent pas se consulter dans ce jeu : on ne parle pas librement à la table.",
            "In questo gioco i compagni non possono consultarsi: al tavolo non si parla liberamente.",
        ),
        Code::NoSuchChannel => Tri::new("You cannot speak there.", "Vous ne pouvez pas parler là.", "Non puoi parlare lì."),
        Code::NoSuchPhrase => Tri::new("There is no such phrase.", "Cette phrase n'existe pas.", "Questa frase non esiste."),
        Code::NoHelp => Tri::new(
            "No engine helps in this game now.",
            "Aucun moteur n'aide dans cette partie maintenant.",
            "Ora in questa partita nessun motore aiuta.",
        ),
        Code::NothingToUndo => {
            Tri::new("There is nothing to take back.", "Il n'y a rien à reprendre.", "Non c'è nulla da annullare.")
        }
        Code::NoTakeback => Tri::new(
            "Nothing is taken back at this table.",
            "On ne reprend pas de coup à cette table.",
            "A questo tavolo non si annullano mosse.",
        ),
        Code::Eliminated => Tri::new(
            "You are out of this game and have no word in it any more.",
            "Vous êtes éliminé et n'avez plus voix au chapitre dans cette partie.",
            "Sei fuori da questa partita e non hai più voce in capitolo.",
        ),
        Code::Closed => Tri::new("This table is closed.", "Cette table est fermée.", "Questo tavolo è chiuso."),
        Code::BadCode => Tri::new(
            "This code is wrong, was used before, or is too old.",
            "Ce code est faux, a déjà servi ou est trop vieux.",
            "Questo codice è sbagliato, già usato o scaduto.",
        ),
        Code::BadName => Tri::new(
            "This name cannot be used: 1 to 24 plain characters.",
            "Ce nom ne convient pas : 1 à 24 caractères simples.",
            "Questo nome non va bene: da 1 a 24 caratteri semplici.",
        ),
        Code::TooMany => {
            Tri::new("Not so fast, please.", "Pas si vite, s'il vous plaît.", "Non così in fretta, per favore.")
        }
        Code::TooSlow => Tri::new(
            "The connection is too slow. Please connect again.",
            "La connexion est trop lente. Veuillez vous reconnecter.",
            "La connessione è troppo lenta. Ricollegati.",
        ),
        Code::Storage => Tri::new(
            "This could not be stored, so it was not done. Please try again.",
            "Impossible à enregistrer, donc rien n'a été fait. Veuillez réessayer.",
            "Non è stato possibile salvare, quindi non è stato fatto nulla. Riprova.",
        ),
        Code::Busy => Tri::new(
            "There is too much to do at the moment. Please try again.",
            "Il y a trop à faire pour le moment. Veuillez réessayer.",
            "Al momento c'è troppo da fare. Riprova.",
        ),
        Code::Draining => Tri::new(
            "The server is about to restart. Your games are safe.",
            "Le serveur va redémarrer. Vos parties sont en sûreté.",
            "Il server sta per riavviarsi. Le tue partite sono al sicuro.",
        ),
        Code::NoSuchFormat => Tri::new(
            "This game cannot be written in that format.",
            "Cette partie ne peut pas être écrite dans ce format.",
            "Questa partita non si può scrivere in quel formato.",
        ),
        Code::Internal => Tri::new(
            "Something went wrong here. It was not your fault.",
            "Quelque chose n'a pas marché ici. Ce n'est pas votre faute.",
            "Qui qualcosa è andato storto. Non è colpa tua.",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_sentence_of_its_own() {
        for lang in Lang::ALL {
            let said: std::collections::BTreeSet<String> = Code::ALL.iter().map(|&code| fault(code, lang).message).collect();
            assert_eq!(said.len(), Code::ALL.len(), "{}", lang.code());
            assert!(said.iter().all(|sentence| sentence.ends_with('.')));
        }
    }
}
