//! What may stand after the question mark of an address.

use kernel::Lang;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A language of the readers, by its code such as `fr` or `pt-br`. What a language does not say is said in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, pattern = "^[a-z0-9-]{2,8}$", examples("en"))]
pub struct LangCode(Lang);

impl TryFrom<String> for LangCode {
    type Error = &'static str;

    fn try_from(code: String) -> Result<LangCode, Self::Error> {
        Lang::from_code(&code).map(LangCode).ok_or("expected the code of a language, such as en")
    }
}

impl From<LangCode> for String {
    fn from(code: LangCode) -> String {
        code.0.code().into()
    }
}

/// The language that is answered in, which is one of those there are.
impl From<LangCode> for Lang {
    fn from(code: LangCode) -> Lang {
        speech::answered_in(code.0)
    }
}

/// The language of an answer.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct LangQuery {
    /// The language; without it, as the header `Accept-Language` says.
    pub lang: Option<LangCode>,
}

/// Chosen options.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ChosenQuery {
    /// The options that differ from the defaults, `name=value` joined by commas.
    #[serde(default)]
    #[param(max_length = 400, required = false)]
    pub rules: String,
    /// The language.
    pub lang: Option<LangCode>,
}

/// A position.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct PositionQuery {
    /// The options that differ from the defaults, `name=value` joined by commas.
    #[serde(default)]
    #[param(max_length = 400, required = false)]
    pub rules: String,
    /// The position's text; a start without it.
    #[param(max_length = 2000)]
    pub position: Option<String>,
    /// The number of the start, where no position is given; the first without it.
    pub start: Option<u32>,
    /// Steps to play from there, joined by blanks.
    #[serde(default)]
    #[param(max_length = 4000, required = false)]
    pub play: String,
    /// The language.
    pub lang: Option<LangCode>,
}

/// A list of games that are over.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct GamesQuery {
    /// The game's id in the catalogue; all without it.
    #[param(max_length = 40)]
    pub game: Option<String>,
    /// Only games that ended before this time, in milliseconds since 1970.
    pub before: Option<u64>,
    /// How many.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u32>,
    /// The language of faults.
    pub lang: Option<LangCode>,
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct MomentQuery {
    /// After so many moves; the last position without it.
    #[param(minimum = 0, maximum = 100000)]
    pub at: Option<u32>,
    /// The language.
    pub lang: Option<LangCode>,
}

/// How a socket is opened.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct SocketQuery {
    /// The language.
    pub lang: Option<LangCode>,
    /// The version the client has seen.
    pub since: Option<u64>,
}
