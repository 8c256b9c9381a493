//! Setting up tables within limits, once for each request.

use std::sync::Arc;

use super::{NOW, Test, playing};
use crate::{Created, Creation, Excess, PersonId, Quota, Request, Status, Summary, TableId};

const PLENTY: Quota = Quota { tables: 1_000, bytes: 1_000_000 };

fn open() -> Summary {
    Summary { status: Status::Open, ..playing(&[]) }
}

impl Test {
    fn creation(&self, person: PersonId, network: u8) -> Creation {
        let mut hash = [network; 16];
        hash[..8].copy_from_slice(&self.seed.to_le_bytes());
        Creation { person, network: hash, request: None, own: PLENTY, of_network: PLENTY, guests_only: true }
    }

    async fn set_up(&self, number: u64, creation: Creation) -> Created {
        let table = self.new_table(number, open());
        self.store.set_up_table(table, creation).await.expect("the store answers")
    }

    async fn end(&self, number: u64, status: Status) {
        let id = TableId::from_random(self.seed * 1_000 + number);
        self.store.summarise(id, Summary { status, ..open() }).await.expect("it is there");
    }

    pub(super) async fn a_request_makes_one_table(&self) {
        let (ada, ben) = (self.person(200, "Ada").await, self.person(201, "Ben").await);
        let request = Request { key: [1; 32], content: [2; 32] };
        let named = |person| Creation { request: Some(request), ..self.creation(person, 1) };
        assert_eq!(self.set_up(200, named(ada)).await, Created::New);
        let id = TableId::from_random(self.seed * 1_000 + 200);
        let before = Created::Before { table: id, content: [2; 32] };
        assert_eq!(self.set_up(201, named(ada)).await, before, "the same request again");
        let other = Request { key: [1; 32], content: [3; 32] };
        assert_eq!(self.set_up(201, Creation { request: Some(other), ..named(ada) }).await, before);
        let missing = TableId::from_random(self.seed * 1_000 + 201);
        assert_eq!(self.store.table(missing).await, Ok(None), "nothing was added");
        assert_eq!(self.set_up(202, named(ben)).await, Created::New, "a name is its owner's alone");
        for number in [203, 204] {
            assert_eq!(self.set_up(number, self.creation(ada, 1)).await, Created::New, "without a name all count");
        }
        // Many at once make one.
        let at_once = Request { key: [9; 32], content: [2; 32] };
        let at_once = || Creation { request: Some(at_once), ..self.creation(ada, 1) };
        let at_once = (210..230).map(|number| {
            let (store, table, creation) = (Arc::clone(&self.store), self.new_table(number, open()), at_once());
            tokio::spawn(async move { store.set_up_table(table, creation).await })
        });
        let mut made = Vec::new();
        for task in at_once.collect::<Vec<_>>() {
            made.push(task.await.expect("no panic").expect("the store answers"));
        }
        assert_eq!(made.iter().filter(|created| **created == Created::New).count(), 1, "{made:?}");
        assert!(made.iter().all(|created| matches!(created, Created::New | Created::Before { .. })), "{made:?}");
    }

    pub(super) async fn nobody_has_more_tables_than_they_may(&self) {
        let (ada, ben) = (self.person(300, "Ada").await, self.person(301, "Ben").await);
        let size = self.new_table(300, open()).options.len() as u64;
        let few = |person| Creation { own: Quota { tables: 2, bytes: 3 * size }, ..self.creation(person, 2) };
        for number in [300, 301] {
            assert_eq!(self.set_up(number, few(ada)).await, Created::New);
        }
        assert_eq!(self.set_up(302, few(ada)).await, Created::TooMuch(Excess::Tables));
        assert_eq!(self.set_up(302, few(ben)).await, Created::New, "others may");
        self.end(300, Status::Abandoned).await;
        assert_eq!(self.set_up(303, few(ada)).await, Created::New, "one has ended");
        self.end(301, Status::Over).await;
        assert_eq!(self.set_up(304, few(ada)).await, Created::TooMuch(Excess::Bytes), "but its options are kept");
        self.store.delete_table(TableId::from_random(self.seed * 1_000 + 300)).await.expect("deleted");
        assert_eq!(self.set_up(304, few(ada)).await, Created::New, "what is deleted takes no room");
    }

    pub(super) async fn a_network_has_no_more_tables_than_it_may(&self) {
        let guests = [self.person(400, "Ada").await, self.person(401, "Ben").await, self.person(402, "Cleo").await];
        let owner = self.person(403, "Dora").await;
        self.store.claim(owner, "hash", "code", NOW, None).await.expect("the name is free");
        let of_network = Quota { tables: 2, bytes: 1_000_000 };
        let at = |person, network| Creation { of_network, ..self.creation(person, network) };
        assert_eq!(self.set_up(400, at(guests[0], 3)).await, Created::New);
        assert_eq!(self.set_up(401, at(guests[1], 3)).await, Created::New);
        assert_eq!(self.set_up(402, at(guests[2], 3)).await, Created::NetworkTooMuch(Excess::Tables));
        assert_eq!(self.set_up(402, at(guests[2], 4)).await, Created::New, "another network");
        let with_account = || Creation { guests_only: false, ..at(owner, 3) };
        assert_eq!(self.set_up(403, with_account()).await, Created::NetworkTooMuch(Excess::Tables), "all count");
        let more = Creation { of_network: Quota { tables: 3, ..of_network }, ..with_account() };
        assert_eq!(self.set_up(403, more).await, Created::New);
        self.end(400, Status::Over).await;
        assert_eq!(self.set_up(404, at(guests[2], 3)).await, Created::New, "the owner of a name does not count");
        // A guest who is forgotten leaves room to nobody.
        self.store.forget(guests[1]).await.expect("forgotten");
        assert_eq!(self.set_up(405, at(guests[0], 3)).await, Created::NetworkTooMuch(Excess::Tables));
    }

    pub(super) async fn old_creations_are_forgotten_once_the_game_is_over(&self) {
        let ada = self.person(500, "Ada").await;
        let size = self.new_table(500, open()).options.len() as u64;
        let request = |key: u8| Some(Request { key: [key; 32], content: [0; 32] });
        let two = |key| Creation {
            own: Quota { tables: 9, bytes: 2 * size },
            request: request(key),
            ..self.creation(ada, 5)
        };
        assert_eq!(self.set_up(500, two(1)).await, Created::New);
        assert_eq!(self.set_up(501, two(2)).await, Created::New);
        self.end(500, Status::Over).await;
        self.store.delete_old_creations(NOW, 1_000).await.expect("tidied");
        assert!(matches!(self.set_up(502, two(1)).await, Created::Before { .. }), "not old enough");
        self.store.delete_old_creations(NOW + 10_000, 1_000).await.expect("tidied");
        assert_eq!(self.set_up(502, two(1)).await, Created::New, "forgotten");
        assert!(matches!(self.set_up(503, two(2)).await, Created::Before { .. }), "its game is under way");
    }
}
