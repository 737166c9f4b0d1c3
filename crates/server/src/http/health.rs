//! Health: whether the server lives, whether it is ready, and its figures.

use super::App;
use crate::storage::StorageError;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// Does the server live?
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Can it serve?
///
/// Not while it is about to stop, and not while its database cannot be written, which is tried, or is known to be damaged.
#[utoipa::path(get, path = "/readyz", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 503, body = String, content_type = "text/plain"),
))]
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.draining.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match app.services.storage.check().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            let said = match error {
                StorageError::Full(_) => "the disk is full\n",
                StorageError::Damaged(_) => "the database is damaged\n",
                StorageError::Conflict | StorageError::Failed(_) => "the database cannot be written\n",
            };
            (StatusCode::SERVICE_UNAVAILABLE, said)
        }
    }
}

/// Figures in the text format of Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.services.metrics.text()).into_response()
}
