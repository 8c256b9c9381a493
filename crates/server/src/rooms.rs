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
    rooms: Mutex<HashMap<TableId, Cell>>,
}

/// A table that is in memory, or is being read.
type Cell = Arc<OnceCell<Arc<Room>>>;

/// Does anybody hold a room, or wait for it?
fn is_held(cell: &Cell) -> bool {
    Arc::strong_count(cell) > 1 || cell.get().is_some_and(|room| Arc::strong_count(room) > 1)
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
            self.drop_empty(id, cell);
        }
        opened
    }

    /// Nothing stays behind of a table that is not there; but whoever else waits for it may yet fill the cell, and it must
    /// be the one that others find.
    fn drop_empty(&self, id: TableId, cell: Cell) {
        let mut rooms = self.rooms.lock().expect("no panic while the rooms are held");
        drop(cell);
        if rooms.get(&id).is_some_and(|cell| !cell.initialized() && Arc::strong_count(cell) == 1) {
            rooms.remove(&id);
        }
    }

    /// Puts a room away if nobody holds it.
    pub(crate) fn let_go(&self, id: TableId) {
        let mut rooms = self.rooms.lock().expect("no panic while the rooms are held");
        if rooms.get(&id).is_some_and(|cell| !is_held(cell)) {
            rooms.remove(&id);
        }
    }

    /// A table is no longer in the store. Whoever holds its room may look at it and change nothing.
    pub(crate) fn forget(&self, id: TableId) {
        self.rooms.lock().expect("no panic while the rooms are held").remove(&id);
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
        rooms.retain(|_, cell| is_held(cell) || cell.get().is_some_and(|room| !room.is_idle(since)));
        rooms.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(rooms: &Rooms, id: TableId) -> Cell {
        Arc::clone(rooms.rooms.lock().expect("no panic").entry(id).or_default())
    }

    /// Whoever hangs up while a table is read leaves an empty place behind.
    #[test]
    fn what_nobody_reads_any_more_is_put_away() {
        let rooms = Rooms::default();
        let id = TableId::from_random(1);
        let reading = held(&rooms, id);
        rooms.put_away(Millis::MAX);
        assert_eq!(rooms.count(), 1, "somebody reads it");
        drop(reading);
        rooms.put_away(Millis::MIN);
        assert_eq!(rooms.count(), 0);
    }

    /// Of two who wait for a table the second may read it after the first has failed.
    #[test]
    fn a_place_stays_for_whoever_else_waits() {
        let rooms = Rooms::default();
        let id = TableId::from_random(1);
        let (first, second) = (held(&rooms, id), held(&rooms, id));
        rooms.drop_empty(id, first);
        assert!(Arc::ptr_eq(&held(&rooms, id), &second));
        rooms.drop_empty(id, second);
        assert_eq!(rooms.count(), 0);
    }
}
