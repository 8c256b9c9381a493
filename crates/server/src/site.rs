use std::sync::Arc;
use std::time::Duration;

use bearcade_store::{Millis, Status, Store};
use tokio::sync::{OnceCell, watch};

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::pages::review::Reviews;
use crate::refusal::Refusal;
use crate::rooms::Rooms;
use crate::secrets;
use crate::thinkers::Thinkers;
use crate::time;

/// Everything the server's parts share.
pub(crate) struct Site {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Rooms,
    pub(crate) thinkers: Thinkers,
    /// Reviews take long: they have a thread of their own, so that no bot waits for one.
    pub(crate) reviewers: Thinkers,
    pub(crate) reviews: Reviews,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    closing: watch::Sender<bool>,
    secret: OnceCell<Vec<u8>>,
}

/// A room that nobody has used for so long is put away.
const ROOM_REST: Duration = Duration::from_mins(2);
/// How often the site tidies.
const ROUND: Duration = Duration::from_secs(30);

impl Site {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let thinkers = Thinkers::start(config.thinkers);
        Arc::new(Self {
            limits: Limits::new(config.rates),
            config,
            store,
            rooms: Rooms::default(),
            thinkers,
            reviewers: Thinkers::start(1),
            reviews: Reviews::default(),
            metrics: Metrics::default(),
            closing: watch::Sender::new(false),
            secret: OnceCell::new(),
        })
    }

    /// The site's own secret, from which it derives what nobody may compute; made by the first who needs it, and kept.
    pub(crate) async fn secret(&self) -> Result<Vec<u8>, Refusal> {
        let kept = || async { self.store.keep_fact("secret", secrets::random::<32>().to_vec()).await };
        Ok(self.secret.get_or_try_init(kept).await?.clone())
    }

    /// Tells all connections to come back later.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the server goes away.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Wakes the tables that were in play when the server last stopped (bots go on, clocks run), then tidies for ever.
    pub(crate) async fn tidy(self: Arc<Self>) {
        self.wake().await;
        loop {
            tokio::time::sleep(ROUND).await;
            let now = time::now();
            self.rooms.put_away(now - ROOM_REST.as_millis() as Millis);
            for (status, days) in [(Status::Open, self.config.open_days), (Status::Playing, self.config.playing_days)] {
                let since = now - i64::from(days) * 24 * 3_600 * 1_000;
                let Ok(idle) = self.store.idle_tables(status, since, 100).await else { continue };
                for id in idle {
                    if let Ok(room) = self.rooms.open(&self, id).await {
                        let _ = room.abandon().await;
                    }
                }
            }
        }
    }

    async fn wake(self: &Arc<Self>) {
        let Ok(playing) = self.store.idle_tables(Status::Playing, Millis::MAX, u32::MAX).await else { return };
        for id in playing {
            if let Err(refusal) = self.rooms.open(self, id).await {
                tracing::warn!(table = %id, code = refusal.code.name(), "a table in play could not be opened");
            }
            tokio::task::yield_now().await;
        }
    }
}
