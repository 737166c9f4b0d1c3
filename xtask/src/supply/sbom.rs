//! The bill of materials: what the program is made of, in the form of CycloneDX 1.5. It holds no time and no number of its own, so the
//! same sources give the same file.

use super::packages::{Package, Packages};
use super::vendored::Vendored;
use serde_json::{Value, json};

fn reference(package: &Package) -> String {
    match package.source {
        Some(_) => format!("pkg:cargo/{}@{}", package.name, package.version),
        None => format!("coffret:{}@{}", package.name, package.version),
    }
}

fn component(package: &Package) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": reference(package),
        "name": package.name,
        "version": package.version,
        "licenses": [{"expression": package.licence.replace('/', " OR ")}],
    });
    if package.source.is_some() {
        component["purl"] = json!(reference(package));
    }
    if let Some(sum) = &package.checksum {
        component["hashes"] = json!([{"alg": "SHA-256", "content": sum}]);
    }
    component
}

/// The bill.
pub(super) fn bill(packages: &Packages, vendored: &[Vendored]) -> Value {
    let mut components: Vec<Value> = packages.graph().map(|(package, _)| component(package)).collect();
    components.extend(vendored.iter().filter(|file| file.distributed).map(|file| {
        json!({
            "type": "file",
            "bom-ref": format!("file:{}", file.path),
            "name": file.path,
            "description": file.what,
            "licenses": [{"expression": file.licence}],
            "hashes": [{"alg": "SHA-256", "content": file.sum}],
        })
    }));
    components.sort_by_key(|component| component["bom-ref"].as_str().map(String::from));
    let mut dependencies: Vec<Value> = packages
        .graph()
        .map(|(package, needs)| {
            let mut needs: Vec<String> = needs.into_iter().map(reference).collect();
            needs.sort();
            needs.dedup();
            json!({"ref": reference(package), "dependsOn": needs})
        })
        .collect();
    dependencies.sort_by_key(|entry| entry["ref"].as_str().map(String::from));
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "coffret", "name": "coffret", "version": env!("CARGO_PKG_VERSION")}},
        "components": components,
        "dependencies": dependencies,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::supply::packages::tests::sample;

    #[test]
    fn a_bill_names_each_part_with_its_hash_and_what_it_needs() {
        let file = Vendored {
            path: "web/x.js".into(),
            sum: "aa".into(),
            what: "x 1".into(),
            licence: "MIT".into(),
            licence_file: "web/x.txt".into(),
            distributed: true,
        };
        let bill = bill(&sample(), &[file]);
        let names: Vec<&str> =
            bill["components"].as_array().unwrap().iter().map(|part| part["bom-ref"].as_str().unwrap()).collect();
        assert_eq!(
            names,
            ["coffret:own@0.1.0", "file:web/x.js", "pkg:cargo/a@1.0.0", "pkg:cargo/b@1.0.0", "pkg:cargo/b@2.0.0"]
        );
        assert_eq!(bill["components"][2]["hashes"][0]["content"], "ff00");
        assert_eq!(bill["components"][2]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        let own = &bill["dependencies"][0];
        assert_eq!((&own["ref"], &own["dependsOn"]), (&json!("coffret:own@0.1.0"), &json!(["pkg:cargo/a@1.0.0"])));
    }
}
