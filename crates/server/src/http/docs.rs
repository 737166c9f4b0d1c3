//! The document of this interface (OpenAPI) and a page on which people can read it.

use super::App;
use super::answers::text;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use std::fmt::Write;
use utoipa::PartialSchema;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn, PathItem};
use utoipa::openapi::schema::{Schema, SchemaType, Type};
use utoipa::openapi::{ContentBuilder, OpenApi, RefOr, Required, ResponseBuilder};
use wire::FaultBody;

/// The operations of an address with their methods.
fn operations(item: &PathItem) -> impl Iterator<Item = (&'static str, &Operation)> {
    let all = [("GET", &item.get), ("PUT", &item.put), ("POST", &item.post), ("DELETE", &item.delete)];
    all.into_iter().filter_map(|(method, operation)| operation.as_ref().map(|operation| (method, operation)))
}

/// Adds what all operations have in common: they may fail, and then they say why.
pub(super) fn complete(document: &mut OpenApi) {
    if let Some(components) = &mut document.components {
        let mut schemas = Vec::new();
        <FaultBody as utoipa::ToSchema>::schemas(&mut schemas);
        components.schemas.extend(schemas);
        components.schemas.insert("FaultBody".into(), FaultBody::schema());
    }
    name_games(document);
    let fault = |about: &str| {
        let content = ContentBuilder::new().schema(Some(utoipa::openapi::Ref::from_schema_name("FaultBody")));
        ResponseBuilder::new().description(about).content("application/json", content.build()).build()
    };
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.put, &mut item.post, &mut item.delete].into_iter().flatten() {
            for (status, about) in [("4XX", "Refused, and why"), ("5XX", "Not possible now, and why")] {
                let responses = &mut operation.responses.responses;
                responses.entry(status.into()).or_insert_with(|| RefOr::T(fault(about)));
            }
        }
    }
}

/// Names the games there are wherever the id of one is asked for.
fn name_games(document: &mut OpenApi) {
    let ids = || hall::games().iter().map(|game| game.info().id);
    let named = |schema: &mut RefOr<Schema>| {
        if let RefOr::T(Schema::Object(object)) = schema {
            object.enum_values = Some(ids().map(Into::into).collect());
        }
    };
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.put, &mut item.post, &mut item.delete].into_iter().flatten() {
            for parameter in operation.parameters.iter_mut().flatten() {
                if let RefOr::T(Parameter { name, parameter_in: ParameterIn::Path, schema: Some(schema), .. }) = parameter
                    && name == "game"
                {
                    named(schema);
                }
            }
        }
    }
    let schemas = document.components.as_mut().map(|components| &mut components.schemas);
    if let Some(RefOr::T(Schema::Object(order))) = schemas.and_then(|schemas| schemas.get_mut("TableOrder"))
        && let Some(game) = order.properties.get_mut("game")
    {
        named(game);
    }
}

pub(super) async fn document(State(app): State<App>) -> Response {
    text(app.document.to_json().unwrap_or_default())
}

pub(super) async fn style() -> Response {
    let style = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfbf7}\
                 h2{margin-top:2.5rem;border-bottom:1px solid #ccc}code{background:#f0ebe0;padding:.1em .3em;border-radius:3px}\
                 table{border-collapse:collapse;width:100%}td,th{border:1px solid #ddd;padding:.3em .5em;text-align:left;vertical-align:top}\
                 .method{font-weight:700}dt{margin-top:.5em}@media(prefers-color-scheme:dark){body{color:#eee;background:#1d1b18}code{background:#333}td,th{border-color:#555}}";
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], style).into_response()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The name of a schema with a link to it, or what it is.
fn schema_name(schema: &RefOr<Schema>) -> String {
    match schema {
        RefOr::Ref(reference) => {
            let name = escaped(reference.ref_location.rsplit('/').next().unwrap_or_default());
            format!("<a href=\"#{name}\">{name}</a>")
        }
        RefOr::T(Schema::Array(array)) => match &array.items {
            utoipa::openapi::schema::ArrayItems::RefOrSchema(items) => format!("list of {}", schema_name(items)),
            utoipa::openapi::schema::ArrayItems::False => "list".into(),
        },
        RefOr::T(Schema::Object(object)) => type_name(&object.schema_type),
        RefOr::T(Schema::OneOf(one)) => one.items.iter().map(schema_name).collect::<Vec<_>>().join(" or "),
        RefOr::T(Schema::AllOf(all)) => all.items.iter().map(schema_name).collect::<Vec<_>>().join(" and "),
        RefOr::T(_) => "any".into(),
    }
}

fn type_name(schema: &SchemaType) -> String {
    match schema {
        SchemaType::Type(one) => word(one).into(),
        SchemaType::Array(several) => several.iter().map(word).collect::<Vec<_>>().join(" or "),
        SchemaType::AnyValue => "any".into(),
    }
}

const fn word(kind: &Type) -> &'static str {
    match kind {
        Type::Object => "object",
        Type::String => "string",
        Type::Integer => "integer",
        Type::Number => "number",
        Type::Boolean => "boolean",
        Type::Array => "list",
        Type::Null => "null",
    }
}

fn operation_html(out: &mut String, method: &str, path: &str, operation: &Operation) {
    let summary = escaped(operation.summary.as_deref().unwrap_or_default());
    let _ = write!(out, "<h3><span class=\"method\">{method}</span> <code>{}</code></h3><p>{summary}</p>", escaped(path));
    if let Some(about) = &operation.description {
        let _ = write!(out, "<p>{}</p>", escaped(about));
    }
    let parameters = operation.parameters.iter().flatten().filter_map(|parameter| match parameter {
        RefOr::T(parameter) => Some(parameter),
        RefOr::Ref(_) => None,
    });
    let mut rows = String::new();
    for parameter in parameters {
        let place = if parameter.parameter_in == ParameterIn::Path { "path" } else { "query" };
        let must = if matches!(parameter.required, Required::True) { "required" } else { "" };
        let _ = write!(
            rows,
            "<tr><td><code>{}</code></td><td>{place}</td><td>{must}</td><td>{}</td></tr>",
            escaped(&parameter.name),
            escaped(parameter.description.as_deref().unwrap_or_default())
        );
    }
    if !rows.is_empty() {
        let _ = write!(out, "<table><tr><th>parameter</th><th>in</th><th></th><th></th></tr>{rows}</table>");
    }
    if let Some(RefOr::T(body)) = &operation.request_body {
        for content in body.content.values() {
            if let RefOr::T(content) = content
                && let Some(schema) = &content.schema
            {
                let _ = write!(out, "<p>Body: {}</p>", schema_name(schema));
            }
        }
    }
    out.push_str("<ul>");
    for (status, response) in &operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        let bodies: Vec<String> = response
            .content
            .iter()
            .filter_map(|(kind, content)| match content {
                RefOr::T(content) => content.schema.as_ref().map(|schema| format!("{} ({kind})", schema_name(schema))),
                RefOr::Ref(_) => None,
            })
            .collect();
        let _ = write!(out, "<li><code>{status}</code> {} {}</li>", escaped(&response.description), bodies.join(", "));
    }
    out.push_str("</ul>");
}

fn schema_html(out: &mut String, schema: &RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::Object(object)) => {
            if let Some(about) = &object.description {
                let _ = write!(out, "<p>{}</p>", escaped(about));
            }
            if let Some(values) = &object.enum_values {
                let values: Vec<String> =
                    values.iter().map(|value| format!("<code>{}</code>", escaped(&value.to_string()))).collect();
                let _ = write!(out, "<p>{}</p>", values.join(" "));
            }
            if object.properties.is_empty() {
                return;
            }
            out.push_str("<table>");
            for (name, property) in &object.properties {
                let about = match property {
                    RefOr::T(Schema::Object(object)) => object.description.clone(),
                    RefOr::T(Schema::Array(array)) => array.description.clone(),
                    RefOr::T(Schema::OneOf(one)) => one.description.clone(),
                    _ => None,
                };
                let optional = if object.required.contains(name) { "" } else { " (optional)" };
                let _ = write!(
                    out,
                    "<tr><td><code>{}</code>{optional}</td><td>{}</td><td>{}</td></tr>",
                    escaped(name),
                    schema_name(property),
                    escaped(&about.unwrap_or_default())
                );
            }
            out.push_str("</table>");
        }
        RefOr::T(Schema::OneOf(one)) => {
            if let Some(about) = &one.description {
                let _ = write!(out, "<p>{}</p>", escaped(about));
            }
            out.push_str("<p>One of:</p>");
            one.items.iter().for_each(|item| schema_html(out, item));
        }
        RefOr::T(Schema::AllOf(all)) => all.items.iter().for_each(|item| schema_html(out, item)),
        other => {
            let _ = write!(out, "<p>{}</p>", schema_name(other));
        }
    }
}

/// The page on which people can read the document.
pub(super) async fn page(State(app): State<App>) -> Html<String> {
    let mut out = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Coffret: interface</title><link rel=\"stylesheet\" href=\"/api/docs.css\"></head><body><h1>Coffret: interface</h1>",
    );
    let about = escaped(app.document.info.description.as_deref().unwrap_or_default());
    let _ = write!(out, "<p>{about}</p><p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a></p>");
    out.push_str("<h2>Addresses</h2>");
    for (path, item) in &app.document.paths.paths {
        for (method, operation) in operations(item) {
            operation_html(&mut out, method, path, operation);
        }
    }
    out.push_str(
        "<h3><span class=\"method\">GET</span> <code>/g/{id}.record</code>, <code>.json</code>, <code>.svg</code>, or a format of the \
         game</h3><p>A game as a file; <code>?at=</code> chooses a moment for the picture.</p>",
    );
    out.push_str("<h2>Codes of faults</h2><dl>");
    for code in wire::Code::ALL {
        let _ = write!(out, "<dt><code>{}</code></dt><dd>{}</dd>", code.word(), escaped(code.about().trim()));
    }
    out.push_str("</dl><h2>Schemas</h2>");
    for (name, schema) in app.document.components.iter().flat_map(|components| &components.schemas) {
        let _ = write!(out, "<h3 id=\"{0}\">{0}</h3>", escaped(name));
        schema_html(&mut out, schema);
    }
    out.push_str("</body></html>");
    Html(out)
}
