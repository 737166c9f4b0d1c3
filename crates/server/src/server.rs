//! Server: everything put together, from the listening socket to the last farewell.

use crate::config::Config;
use crate::crowd::{Crowd, Place};
use crate::engines::Engines;
use crate::http::{self, Peer};
use crate::hub::LocalHub;
use crate::keeping;
use crate::lock::Lock;
use crate::metrics::Metrics;
use crate::patient::Patient;
use crate::router::{LocalRouter, TableRouter};
use crate::secret::Secret;
use crate::services::Services;
use crate::storage::SqliteStorage;
use crate::sweep;
use crate::trouble::{Expected, StartError};
use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// How many connections may wait to be accepted.
const BACKLOG: u32 = 4096;
/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(15);
/// The most bytes of the head of a request: a position and many steps fit into its address, however they are written.
const MOST_HEAD: usize = 128 << 10;
/// How long a request may take.
const REQUEST_TIME: Duration = Duration::from_secs(30);
/// How long farewells may take.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often it looks whether a backup is to be restored.
const LOOK: Duration = Duration::from_millis(500);

/// Why a server has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It was told to.
    Told,
    /// A backup waits in the data folder: a server that is opened now has what is in it.
    Restore,
    /// The database cannot be written any more, for this reason.
    Broken(String),
}

/// A server that listens and does not serve yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    services: Arc<Services>,
    tables: Arc<dyn TableRouter>,
    router: Router,
    draining: watch::Sender<bool>,
    lock: Lock,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Server at {}", self.address)
    }
}

impl Server {
    /// Opens the data folder and begins to listen.
    pub async fn open(config: Config) -> Result<Server, StartError> {
        let folder = config.data.display().to_string();
        make_folder(&config.data).map_err(|error| StartError::new(&folder, error, Expected::WritableFolder))?;
        let lock = Lock::take(&config.data).map_err(|error| StartError::new(&folder, error, Expected::UnusedFolder))?;
        keeping::put_in_place(&config.data).map_err(|error| StartError::new(&folder, error, Expected::WritableFolder))?;
        let secret = Secret::open(&config.data)
            .map_err(|error| StartError::new(format!("{folder}/key"), error, Expected::KeyFile))?;
        let file = config.data.join(keeping::DATABASE);
        let storage = SqliteStorage::open(&file, config.limits.database_pages, config.limits.unwritable);
        let storage = storage.map_err(|error| StartError::new(file.display().to_string(), error, Expected::OwnDatabase))?;
        let listener = listen(config.address)
            .map_err(|error| StartError::new(config.address.to_string(), error, Expected::FreeAddress))?;
        let address = listener.local_addr().map_err(|error| StartError::new("address", error, Expected::Socket))?;
        lock.tell(Some(address));
        if !address.ip().is_loopback() {
            tracing::warn!(
                %address,
                "this server can be reached from other machines, without encryption: put a proxy with TLS before it, and name \
                 its address with --public-url"
            );
        }
        // Nobody is at any table yet, whatever the lobby showed before.
        let emptied = crate::storage::Storage::write(&storage, vec![crate::storage::Change::NobodyHere]).await;
        if let Err(error) = emptied {
            tracing::warn!(%error, "the lobby could not be emptied");
        }
        let revoked = crate::storage::Storage::revoked(&storage).await;
        let revoked =
            revoked.map_err(|error| StartError::new(file.display().to_string(), error, Expected::ReadableDatabase))?;
        let metrics = Arc::new(Metrics::default());
        let services = Arc::new(Services {
            engines: Engines::start(
                config.engine_threads,
                config.limits,
                engine::Archives::new(config.tables.clone()),
                metrics.clone(),
            ),
            storage: Arc::new(storage),
            hub: Arc::new(LocalHub::default()),
            running: crate::running::Running::default(),
            devices: crate::devices::Devices::new(revoked),
            limiter: crate::limiter::Limiter::new(config.limits),
            secret,
            metrics,
            config: Config { address, ..config },
        });
        let tables: Arc<dyn TableRouter> = Arc::new(LocalRouter::new(services.clone()));
        let (draining, drains) = watch::channel(false);
        let (router, _) = http::router(services.clone(), tables.clone(), drains);
        Ok(Server { listener, address, services, tables, router, draining, lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is told to stop, then says farewell to everybody.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Ended {
        let limits = self.services.config.limits;
        let sweeper = tokio::spawn(sweep::run(self.services.clone(), self.tables.clone()));
        let room = Arc::new(Semaphore::new(limits.connections));
        let crowd = Crowd::new(limits.connections, limits.connections_per_address);
        let storage = self.services.storage.clone();
        let given_up = storage.given_up();
        let restore = restore_asked(self.services.config.data.clone());
        tokio::pin!(stop, given_up, restore);
        let ended = loop {
            let (stream, address) = tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Out of descriptors, most likely: others must end before one can begin.
                        tracing::warn!(%error, "a connection could not be accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        continue;
                    }
                },
                () = &mut stop => break Ended::Told,
                () = &mut restore => break Ended::Restore,
                reason = &mut given_up => break Ended::Broken(reason),
            };
            let Ok(permit) = room.clone().try_acquire_owned() else {
                self.services.metrics.limited("connections");
                continue;
            };
            let place = if self.services.config.behind_proxy { None } else { Some(crowd.enter(address.ip())) };
            let place = match place {
                Some(None) => {
                    self.services.metrics.limited("connections_per_address");
                    continue;
                }
                place => place.flatten(),
            };
            self.services.metrics.connections.inc();
            let peer = Peer::new(address, Held { _permit: permit, _place: place, services: self.services.clone() });
            let draining = self.draining.subscribe();
            let patience = Patience { unread: limits.unread, metrics: self.services.metrics.clone() };
            tokio::spawn(serve(stream, self.router.clone(), peer, draining, patience));
        };
        drop(self.listener);
        tracing::info!("stopping: no new games, clocks are written down, connections are ended");
        self.draining.send_replace(true);
        sweeper.abort();
        let farewell = async {
            self.tables.drain().await;
            self.services.engines.close();
            while self.services.metrics.connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(FAREWELL, farewell).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.services.storage.close().await;
        drop(self.lock);
        ended
    }
}

/// Waits until a backup is to be restored.
async fn restore_asked(data: std::path::PathBuf) {
    while !keeping::is_waiting(&data) {
        tokio::time::sleep(LOOK).await;
    }
}

/// What a connection holds as long as anything of it lives.
#[derive(Debug)]
pub(crate) struct Held {
    _permit: tokio::sync::OwnedSemaphorePermit,
    _place: Option<Place>,
    services: Arc<Services>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.services.metrics.connections.dec();
    }
}

impl fmt::Debug for Services {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Services")
    }
}

/// Makes the data folder, if there is none, for its owner only: it holds the key and what people said.
pub(crate) fn make_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// How long a connection is waited for that does not read, and where it is counted when it was too long.
struct Patience {
    unread: Duration,
    metrics: Arc<Metrics>,
}

async fn serve(stream: TcpStream, router: Router, peer: Peer, mut draining: watch::Receiver<bool>, patience: Patience) {
    // A step is a small message that somebody waits for.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        let router = router.clone();
        async move {
            let answer = router.oneshot(request.map(Body::new));
            match tokio::time::timeout(REQUEST_TIME, answer).await {
                Ok(response) => response,
                Err(_) => Ok(axum::response::IntoResponse::into_response(hyper::StatusCode::SERVICE_UNAVAILABLE)),
            }
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(MOST_HEAD);
    let connection = builder.serve_connection(TokioIo::new(Patient::new(stream, patience.unread)), service).with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping(&mut draining) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        if is_unread(&error) {
            patience.metrics.limited("unread");
        }
        tracing::debug!(%error, "a connection ended");
    }
}

/// Whether a connection was given up because the other end did not read.
fn is_unread(error: &hyper::Error) -> bool {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<std::io::Error>());
    source.is_some_and(|source| source.kind() == std::io::ErrorKind::TimedOut)
}

/// Waits until the server stops.
async fn stopping(draining: &mut watch::Receiver<bool>) {
    let _ = draining.wait_for(|draining| *draining).await;
}
