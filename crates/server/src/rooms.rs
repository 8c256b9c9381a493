use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use bearcade_store::{Millis, PersonId, TableId};
use tokio::sync::OnceCell;

use crate::refusal::Refusal;
use crate::room::Room;
use crate::site::Site;

/// The tables in memory. A table comes in when somebody first asks for it and is put away when nobody has for a while.
#[derive(Default)]
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Room>>>>>,
}

impl Rooms {
    /// The room of a table, read from the store if need be; by one reader, however many ask.
    pub(crate) async fn open(&self, site: &Arc<Site>, id: TableId) -> Result<Arc<Room>, Refusal> {
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

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.rooms.lock().expect("no panic while the rooms are held").len()
    }

    /// Somebody goes by another name: tables in memory are told; the others read it when they are opened.
    pub(crate) async fn rename(&self, person: PersonId, name: &str) {
        let open: Vec<Arc<Room>> = {
            let rooms = self.rooms.lock().expect("no panic while the rooms are held");
            rooms.values().filter_map(|cell| cell.get().cloned()).collect()
        };
        for room in open {
            room.rename(person, name).await;
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
