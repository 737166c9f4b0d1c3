//! Stream: the way to a server, encrypted where its address says so. Certificates are those that the system trusts.

use crate::address::Address;
use crate::trouble::Trouble;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a server may take to answer the call.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bytes both ways.
pub(crate) trait Duplex: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Duplex for T {}

/// Opens a way to a server.
pub(crate) async fn open(address: &Address) -> Result<Box<dyn Duplex>, Trouble> {
    tokio::time::timeout(PATIENCE, connect(address)).await.map_err(|_| Trouble::Silent)?
}

fn far(error: impl std::fmt::Display) -> Trouble {
    Trouble::Unreachable(error.to_string())
}

async fn connect(address: &Address) -> Result<Box<dyn Duplex>, Trouble> {
    let host = address.host.trim_start_matches('[').trim_end_matches(']');
    let stream = TcpStream::connect((host, address.port)).await.map_err(far)?;
    // A step is a few bytes that nobody wants to wait for.
    stream.set_nodelay(true).map_err(far)?;
    if !address.is_safe {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(host.to_string()).map_err(far)?;
    let secured = TlsConnector::from(Arc::new(trust()?)).connect(name, stream).await.map_err(far)?;
    Ok(Box::new(secured))
}

/// Whom the system trusts. One certificate that cannot be read does not spoil the others.
fn trust() -> Result<ClientConfig, Trouble> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().map_err(far)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}
