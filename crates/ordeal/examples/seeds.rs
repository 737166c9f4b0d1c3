//! Writes the seeds of the fuzz targets into a folder: `seeds <folder>`. They are made anew for every run, never kept.

use ordeal::seeds;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let folder: PathBuf = std::env::args_os().nth(1).map_or("fuzz/corpus".into(), PathBuf::from);
    let seeds = seeds();
    // The words as libFuzzer reads them: one in quotes on each line.
    let words: String = seeds.words.iter().map(|word| format!("\"{}\"\n", escape(word))).collect();
    for (target, inputs) in [("position", &seeds.positions), ("line", &seeds.lines), ("record", &seeds.records)] {
        fs::create_dir_all(folder.join(target))?;
        write(&folder.join(format!("{target}-seeds")), inputs)?;
        fs::write(folder.join(format!("{target}.dict")), &words)?;
        println!("{target}: {} seeds, {} words", inputs.len(), seeds.words.len());
    }
    Ok(())
}

fn write(folder: &Path, inputs: &[Vec<u8>]) -> std::io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    for (number, input) in inputs.iter().enumerate() {
        fs::write(folder.join(format!("{number:05}")), input)?;
    }
    Ok(())
}

fn escape(word: &str) -> String {
    let byte = |byte: u8| match byte {
        b'"' | b'\\' => format!("\\{}", byte as char),
        b' '..=b'~' => (byte as char).to_string(),
        _ => format!("\\x{byte:02x}"),
    };
    word.bytes().map(byte).collect()
}
