use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use bearcade_store::{Entry, Millis, PersonId, TableId};
use tokio::sync::OnceCell;

use crate::channel::Lens;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::site::Site;

/// The tables in memory. A table comes in when somebody first asks for it and is put away when nobody has for a while.
#[derive(Default)]
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Room>>>>>,
}

impl Rooms {
    /// The room of a table, read from the store if need be; by one reader, however many ask. Where there are other servers,
    /// one that is in memory already is compared with the store, so that nobody sees less than they were told elsewhere.
    pub(crate) async fn open(&self, site: &Arc<Site>, id: TableId) -> Result<Arc<Room>, Refusal> {
        if site.bus.has_others()
            && let Some(room) = self.known(id)
        {
            room.refresh(site).await;
            return Ok(room);
        }
        let cell = {
            let mut rooms = self.rooms.lock().expect("no panic while the rooms are held");
            Arc::clone(rooms.entry(id).or_default())
        };
        let opened = cell.get_or_try_init(|| Room::load(site, id)).await.cloned();
        if opened.is_err() {
            // Nothing stays behind of a table that is not there.
            let mut rooms = self.rooms.lock().expect("no panic while the rooms are held");
            if rooms.get(&id).is_some_and(|cell| !cell.initialized()) {
                rooms.remove(&id);
            }
        }
        opened
    }

    /// The room of a table that is in memory.
    fn known(&self, id: TableId) -> Option<Arc<Room>> {
        let rooms = self.rooms.lock().expect("no panic while the rooms are held");
        rooms.get(&id)?.get().cloned()
    }

    /// Another server has written an entry. A table that is not in memory is none of our business.
    pub(crate) fn hear(&self, site: &Arc<Site>, id: TableId, entry: Entry) {
        let cell = {
            let rooms = self.rooms.lock().expect("no panic while the rooms are held");
            rooms.get(&id).cloned()
        };
        let Some(cell) = cell else { return };
        if let Some(room) = cell.get() {
            return room.hear(entry);
        }
        // It is being read just now, perhaps without this entry.
        let site = Arc::clone(site);
        tokio::spawn(async move {
            if let Ok(room) = cell.get_or_try_init(|| Room::load(&site, id)).await {
                room.hear(entry);
            }
        });
    }

    /// Sends a message of another server to those who listen to a table.
    pub(crate) fn announce(&self, id: TableId, message: impl Fn(Lens) -> Option<Utf8Bytes>) {
        if let Some(room) = self.known(id) {
            room.announce(message);
        }
    }

    /// The tables that somebody listens to.
    pub(crate) fn listened_to(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.lock().expect("no panic while the rooms are held");
        rooms.values().filter_map(|cell| cell.get()).filter(|room| room.is_listened_to()).cloned().collect()
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.rooms.lock().expect("no panic while the rooms are held").len()
    }

    /// Somebody goes by another name: tables in memory are told; the others read it when they are opened.
    pub(crate) async fn rename(&self, person: PersonId, name: &str, claimed: bool) {
        let open: Vec<Arc<Room>> = {
            let rooms = self.rooms.lock().expect("no panic while the rooms are held");
            rooms.values().filter_map(|cell| cell.get().cloned()).collect()
        };
        for room in open {
            room.rename(person, name, claimed).await;
        }
    }

    /// Puts away rooms that nobody has used since a moment. One that somebody holds (a connection, a bot's thought, a
    /// request) stays: a table must not be in memory twice.
    pub(crate) fn put_away(&self, since: Millis) {
        let mut rooms = self.rooms.lock().expect("no panic while the rooms are held");
        rooms.retain(|_, cell| {
            let held = Arc::strong_count(cell) > 1 || cell.get().is_none_or(|room| Arc::strong_count(room) > 1);
            held || cell.get().is_none_or(|room| !room.is_idle(since))
        });
        rooms.shrink_to_fit();
    }
}
