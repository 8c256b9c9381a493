//! Everything the site knows about a person, for that person to download.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use bearcade_store::{Chat, DailyScore, Millis, Page, PersonId, Rating, Report, Status, StoreError};
use serde_json::{Value, json};

use super::accounts::result;
use super::sessions::person as shown;
use super::tables::row;
use super::{Answer, Json};
use crate::incidents::{self, Incident};
use crate::limits::Whose;
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::site::Site;

/// The number of rows read at once.
const PAGE: u32 = 100;
/// How long an export waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everything the site knows about the asking person.
pub(crate) async fn export(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Answer {
    let id = people::known(&site, &headers).await?;
    Ok(Json::from(known_of(&site, whose, id).await?))
}

/// Everything the site knows about somebody, but no secret.
pub(crate) async fn known_of(site: &Site, whose: Whose, id: PersonId) -> Result<Value, Refusal> {
    // One at a time, in small pieces: nobody who asks for little waits for those who ask for everything.
    let _export = site.limits.export(whose)?;
    let turn = tokio::time::timeout(PATIENCE, site.exporting.acquire()).await;
    let _turn = turn.map_err(|_| {
        incidents::note(Incident::Export);
        Code::Busy
    })?;
    let person = site.store.person(id).await?.ok_or(Code::NoSession)?;
    let mut tables = Vec::new();
    for status in [Status::Open, Status::Playing, Status::Over, Status::Abandoned] {
        let rows = all_pages(|page| site.store.tables_of(id, status, page), |row| row.table.at).await?;
        tables.extend(rows.iter().map(row));
    }
    let results = all_pages(|page| site.store.results_of(id, page), |result| result.at).await?;
    let results: Vec<Value> = results.iter().map(result).collect();
    let blocked: Vec<String> = site.store.blocked(id).await?.iter().map(ToString::to_string).collect();
    let chat = site.store.chat_by(id).await?.into_iter().map(|(table, Chat { number, at, text, .. })| {
        json!({ "table": table.to_string(), "number": number, "at": at, "text": text })
    });
    let ratings = site.store.ratings_of(id).await?.into_iter().map(|Rating { game, mean, deviation, games, .. }| {
        json!({ "game": game, "mean": mean, "deviation": deviation, "games": games })
    });
    let daily = site.store.daily_scores_of(id).await?.into_iter().map(|score| {
        let DailyScore { day, table, score, turns, at, .. } = score;
        json!({ "day": day, "table": table.to_string(), "score": score, "turns": turns, "at": at })
    });
    let reports = site.store.reports_by(id).await?.into_iter().map(|Report { at, about, table, text, .. }| {
        json!({ "at": at, "about": about.to_string(), "table": table.map(|table| table.to_string()), "text": text })
    });
    let sessions = site.store.sessions_of(id).await?.into_iter().map(|session| json!({ "expires": session.expires }));
    Ok(json!({
        "person": shown(&person),
        "created": person.created,
        "claimed": person.claimed,
        "silenced": person.silenced,
        "sessions": sessions.collect::<Vec<_>>(),
        "settings": serde_json::from_str::<Value>(&person.settings).unwrap_or_default(),
        "tables": tables,
        "results": results,
        "blocked": blocked,
        "chat": chat.collect::<Vec<_>>(),
        "ratings": ratings.collect::<Vec<_>>(),
        "daily": daily.collect::<Vec<_>>(),
        "reports": reports.collect::<Vec<_>>(),
    }))
}

/// All of a long list, page by page, the newest first.
async fn all_pages<T, F>(read: impl Fn(Page) -> F, at: impl Fn(&T) -> Millis) -> Result<Vec<T>, Refusal>
where
    F: Future<Output = Result<Vec<T>, StoreError>>,
{
    let (mut all, mut page) = (Vec::new(), Page::first(PAGE));
    loop {
        let mut rows = read(page).await?;
        let Some(last) = rows.last().map(&at).filter(|_| rows.len() >= page.most as usize) else {
            all.append(&mut rows);
            return Ok(all);
        };
        // The next page begins with all that is as old as the last row: there may be more of it than fits.
        let keep = rows.partition_point(|row| at(row) > last);
        rows.truncate(keep);
        page = if keep == 0 {
            Page { most: page.most.saturating_mul(2), ..page }
        } else {
            Page { before: last.saturating_add(1), most: PAGE }
        };
        all.append(&mut rows);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is left out, and nothing comes twice, also where many rows are of the same moment.
    #[tokio::test]
    async fn a_list_is_read_whole_page_by_page() {
        let many = PAGE as usize;
        for moments in [1, 2, 3, 50, 3 * many] {
            let newest_first = (0..3 * many).rev();
            let list: Vec<(Millis, usize)> =
                newest_first.map(|row| ((row * moments / (3 * many)) as Millis, row)).collect();
            let read = |page: Page| {
                let rows = list.iter().filter(|(at, _)| *at < page.before).take(page.most as usize).copied().collect();
                async move { Ok::<Vec<(Millis, usize)>, StoreError>(rows) }
            };
            assert_eq!(all_pages(read, |row| row.0).await, Ok(list.clone()), "{moments}");
        }
    }
}
