//! Many addresses that hold every connection they can get, and somebody else who comes then.

use crate::Child;
use crate::client::Visitor;
use crate::figures::{Figures, Trouble};
use std::net::{IpAddr, SocketAddr};
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};

/// A server with few places, and addresses that together want twice as many.
const LIMITS: [&str; 2] = ["connections=400", "connections_per_address=40"];
const ADDRESSES: u8 = 20;
const EACH: usize = 40;
/// Others who come when those hold what they hold.
const OTHERS: u8 = 10;

pub(super) async fn run(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_limited(data.path(), &LIMITS)?;
    let mut held: Vec<TcpStream> = Vec::new();
    for _ in 0..EACH {
        for address in 1..=ADDRESSES {
            let socket = TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(IpAddr::from([127, 0, 1, address]), 0))?;
            held.push(socket.connect(child.address).await?);
        }
    }
    let mut served = 0;
    for address in 1..=OTHERS {
        let other = Visitor::new_from(child.address, IpAddr::from([127, 0, 2, address])).await;
        served += u8::from(other.is_ok());
    }
    // One that was refused has been closed at once.
    let mut open = 0;
    for stream in &mut held {
        let mut one = [0];
        let read = tokio::time::timeout(std::time::Duration::from_millis(1), stream.read(&mut one)).await;
        open += usize::from(read.is_err());
    }
    figures.plain(format!("connections that {ADDRESSES} addresses hold of the 400 there are"), open as f64, "");
    let what = format!("of {OTHERS} others who come then, those who find no place");
    figures.attack(what, "all", f64::from(OTHERS - served), 1.0, "");
    Ok(())
}
