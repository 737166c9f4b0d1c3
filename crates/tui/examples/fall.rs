//! A program that falls over in full screen, to see that the terminal is given back all the same.

use kernel::Lang;
use std::time::Duration;
use tui::{App, Call, Palette, Saves};

fn main() -> std::io::Result<()> {
    let palette = Palette::of(|name| std::env::var(name).ok());
    let call = Call { lang: Lang::EN, palette, seed: 1, pace: Duration::ZERO, stamp: "fall".into() };
    std::thread::spawn(|| {
        std::thread::sleep(Duration::from_millis(300));
        panic!("this is how it falls");
    });
    tui::run(App::new(call, Vec::new()), &Saves::default(), None, None).map(|_| ())
}
