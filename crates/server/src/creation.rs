//! Setting up a table in the store: within what its host may have, and once for each request.

use axum::http::HeaderMap;
use bearcade_store::{Created, Creation, Excess, NewTable, PersonId, Quota, Request, TableId};

use crate::board::Fields;
use crate::client;
use crate::daily::derive;
use crate::incidents::{self, Incident};
use crate::refusal::{Code, Reason, Refusal};
use crate::secrets;
use crate::site::Site;

/// The header by which a program names its request.
pub(crate) const HEADER: &str = "idempotency-key";
/// The field by which a form names its request.
pub(crate) const FIELD: &str = "once";
/// The longest name of a request, in bytes.
const LONGEST_KEY: usize = 200;
/// With accounts, the people of an address may have this many times as much as its guests.
const WITH_ACCOUNTS: u64 = 10;

/// The request of a program, if it names itself.
pub(crate) fn of_program(headers: &HeaderMap, body: &[u8]) -> Result<Option<Request>, Refusal> {
    let Some(key) = headers.get(HEADER) else { return Ok(None) };
    let key = key.to_str().ok().filter(|key| (1..=LONGEST_KEY).contains(&key.len()));
    let key = key.ok_or_else(|| {
        Refusal::new(Code::BadRequest, format!("an Idempotency-Key has 1 to {LONGEST_KEY} visible ASCII characters"))
    })?;
    Ok(Some(Request { key: secrets::hash(key), content: secrets::hash(&String::from_utf8_lossy(body)) }))
}

/// The request of a form. What it asks for is part of its name: a form that is changed and sent again is another request.
pub(crate) fn of_form(game: &str, fields: &Fields) -> Option<Request> {
    if !fields.iter().any(|(name, value)| name == FIELD && (1..=LONGEST_KEY).contains(&value.len())) {
        return None;
    }
    // With their lengths, so that no two forms look alike.
    let field = |(name, value): &(String, String)| format!("{}={name} {}={value}", name.len(), value.len());
    let text: Vec<String> = fields.iter().map(field).collect();
    let key = secrets::hash(&format!("form {game} {}", text.join(" ")));
    Some(Request { key, content: key })
}

/// Adds a table to the store; its id, or that of the table which the same request has made before.
pub(crate) async fn add(
    site: &Site,
    host: PersonId,
    table: NewTable,
    request: Option<Request>,
) -> Result<TableId, Refusal> {
    let id = table.id;
    let is_guest = !site.store.person(host).await?.ok_or(Code::NoSession)?.is_claimed();
    let rates = &site.config.rates;
    let quota = |tables: u32, kilobytes: u32| Quota { tables: tables.into(), bytes: u64::from(kilobytes) * 1_024 };
    let guests = quota(rates.tables_per_address, rates.options_kb_per_address);
    let (own, of_network) = if is_guest {
        (quota(rates.tables_per_guest, rates.options_kb_per_guest), guests)
    } else {
        let all = Quota { tables: guests.tables * WITH_ACCOUNTS, bytes: guests.bytes * WITH_ACCOUNTS };
        (quota(rates.tables_per_account, rates.options_kb_per_account), all)
    };
    let creation =
        Creation { person: host, network: network(site).await?, request, own, of_network, guests_only: is_guest };
    let content = request.map(|request| request.content);
    match site.store.set_up_table(table, creation).await? {
        Created::New => Ok(id),
        Created::Before { table, content: before } if Some(before) == content => Ok(table),
        Created::Before { .. } => {
            Err(Refusal::new(Code::BadRequest, "this Idempotency-Key has been used for another request"))
        }
        Created::TooMuch(excess) => Err(too_much(excess, own, is_guest)),
        Created::NetworkTooMuch(excess) => {
            note(excess);
            let message = "the people of your address have too many tables under way; finish or close some of them";
            Err(Refusal::new(Code::TooMany, message).because(Reason::CrowdedAddress))
        }
    }
}

fn too_much(excess: Excess, own: Quota, is_guest: bool) -> Refusal {
    note(excess);
    let advice = if is_guest { "; an account may have more" } else { "" };
    match excess {
        Excess::Tables => {
            let most = own.tables as u32;
            let message = format!("you have {most} tables under way: finish or close one first{advice}");
            Refusal::new(Code::TooMany, message).because(Reason::TooManyTables { most, is_guest })
        }
        Excess::Bytes => {
            let most = (own.bytes / 1_024) as u32;
            let message = format!("the options of your tables would take more than {most} KB: wait a day{advice}");
            Refusal::new(Code::TooMany, message).because(Reason::TooManyOptions { most, is_guest })
        }
    }
}

fn note(excess: Excess) {
    incidents::note(match excess {
        Excess::Tables => Incident::TablesUnderWay,
        Excess::Bytes => Incident::Options,
    });
}

/// A hash of the client's network that nobody without the site's secret can compute.
async fn network(site: &Site) -> Result<[u8; 16], Refusal> {
    let client = client::current().map(|client| client.to_string()).unwrap_or_default();
    let derived = derive(&site.secret().await?, &format!("network {client}"));
    Ok(std::array::from_fn(|index| derived[index]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_another_request_when_it_is_changed() {
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let form = [field(FIELD, "abc"), field("seat0", "me")];
        assert_eq!(of_form("el-oso", &form), of_form("el-oso", &form.clone()));
        let changed = [field(FIELD, "abc"), field("seat0", "free")];
        let again = [field(FIELD, "abd"), field("seat0", "me")];
        let mixed = [field(FIELD, "abc"), field("seat", "0=me")];
        for other in [
            of_form("el-oso", &changed),
            of_form("el-oso", &again),
            of_form("el-oso", &mixed),
            of_form("chaos-bear", &form),
        ] {
            assert!(other.is_some() && other != of_form("el-oso", &form));
        }
        assert_eq!(of_form("el-oso", &form[1..]), None);
        assert_eq!(of_form("el-oso", &[field(FIELD, "")]), None);
    }
}
