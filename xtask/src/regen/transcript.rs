//! Transcripts in documents: blocks that show what the program answers, and are answered anew.
//!
//! A block fenced as `console` holds calls (`$ coffret ...`) and what they print; a block fenced as `engine` holds requests
//! of the line protocol (`> steps`) and their replies. Other blocks are left alone.

use crate::failure::Failure;

/// What a transcript asks.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Asked<'a> {
    /// A line for the shell.
    Command(&'a str),
    /// Requests for one run of the engine.
    Engine(&'a [&'a str]),
}

/// A document with its transcripts answered.
#[derive(Debug)]
pub(super) struct Rewritten {
    pub(super) text: String,
    /// How many transcripts there are.
    pub(super) runs: usize,
}

/// Answers every transcript of a document.
pub(super) fn rewrite(
    document: &str,
    ask: &mut impl FnMut(Asked<'_>) -> Result<String, Failure>,
) -> Result<Rewritten, Failure> {
    let mut out = Rewritten { text: String::with_capacity(document.len()), runs: 0 };
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        push(&mut out.text, line);
        let Some(kind) = line.strip_prefix("```").filter(|kind| !kind.is_empty()) else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        match kind {
            "console" => console(&block, &mut out.text, ask)?,
            "engine" => engine(&block, &mut out.text, ask)?,
            _ => block.iter().for_each(|line| push(&mut out.text, line)),
        }
        out.runs += usize::from(kind == "console" || kind == "engine");
        push(&mut out.text, "```");
    }
    Ok(out)
}

fn push(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

fn console(
    block: &[&str],
    out: &mut String,
    ask: &mut impl FnMut(Asked<'_>) -> Result<String, Failure>,
) -> Result<(), Failure> {
    for command in block.iter().filter_map(|line| line.strip_prefix("$ ")) {
        if !command.contains("coffret ") {
            return Err(Failure::new(format!("`{command}`: a console block calls coffret and nothing else")));
        }
        push(out, &format!("$ {command}"));
        ask(Asked::Command(command))?.lines().for_each(|line| push(out, line));
    }
    Ok(())
}

fn engine(
    block: &[&str],
    out: &mut String,
    ask: &mut impl FnMut(Asked<'_>) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let requests: Vec<&str> = block.iter().filter_map(|line| line.strip_prefix("> ")).collect();
    let replies = ask(Asked::Engine(&requests))?;
    let replies: Vec<&str> = replies.lines().collect();
    if replies.len() != requests.len() {
        return Err(Failure::new(format!("{} requests got {} replies", requests.len(), replies.len())));
    }
    for (request, reply) in requests.iter().zip(replies) {
        push(out, &format!("> {request}"));
        push(out, reply);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transcripts_are_answered_and_the_rest_stays() {
        let document = "# Title\n\n```console\n$ coffret a\nold\nolder\n$ coffret b\n```\ntext\n```sh\n$ cargo x\n```\n\
                        ```engine\n> hello\nold\n> steps\n```\n";
        let mut asked = Vec::new();
        let rewritten = rewrite(document, &mut |question| {
            asked.push(format!("{question:?}"));
            Ok(match question {
                Asked::Command("coffret a") => "one \ntwo\n".into(),
                Asked::Command(_) => String::new(),
                Asked::Engine(_) => "hi\nnone\n".into(),
            })
        })
        .unwrap();
        assert_eq!(
            rewritten.text,
            "# Title\n\n```console\n$ coffret a\none\ntwo\n$ coffret b\n```\ntext\n```sh\n$ cargo x\n```\n\
             ```engine\n> hello\nhi\n> steps\nnone\n```\n"
        );
        assert_eq!(rewritten.runs, 2);
        assert_eq!(asked.len(), 3);
    }

    #[test]
    fn an_answered_document_stays_as_it_is() {
        let document = "```console\n$ coffret a\nanswer\n```\n";
        assert_eq!(rewrite(document, &mut |_| Ok("answer\n".into())).unwrap().text, document);
    }

    #[test]
    fn strange_transcripts_are_refused() {
        let mut say = |_: Asked<'_>| Ok("one\n".to_string());
        assert!(rewrite("```console\n$ rm x\n```\n", &mut say).is_err());
        assert!(rewrite("```engine\n> a\n> b\n```\n", &mut say).unwrap_err().to_string().contains("2 requests got 1"));
    }
}
