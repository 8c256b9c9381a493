//! The address of a request's client, known to everything the request calls.

use std::collections::HashMap;
use std::sync::Mutex;

use bearcade_store::PersonId;

use crate::limits::Whose;

tokio::task_local! {
    static CLIENT: Whose;
}

/// Carries out a request's work; meanwhile [`current`] returns its client's address.
pub(crate) async fn scope<F: Future>(client: Whose, work: F) -> F::Output {
    CLIENT.scope(client, work).await
}

/// The address of the client whose request is being carried out; none in background tasks.
pub(crate) fn current() -> Option<Whose> {
    CLIENT.try_with(|client| *client).ok()
}

/// The address that each person last used at this server.
#[derive(Default)]
pub(crate) struct LastAddresses(Mutex<HashMap<PersonId, Whose>>);

impl LastAddresses {
    /// The most people it remembers. When it is full it forgets all of them, and their next requests fill it again.
    const MOST: usize = 50_000;

    /// Notes that a person has sent the current request.
    pub(crate) fn note(&self, person: PersonId) {
        let Some(client) = current() else { return };
        let mut known = self.0.lock().expect("no panic while the addresses are held");
        if known.len() >= Self::MOST && !known.contains_key(&person) {
            known.clear();
        }
        known.insert(person, client);
    }

    /// The address that a person last used; none if they have not been here since the server started.
    pub(crate) fn of(&self, person: PersonId) -> Option<Whose> {
        self.0.lock().expect("no panic while the addresses are held").get(&person).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_person_is_known_by_the_address_they_used_last() {
        let known = LastAddresses::default();
        let person = PersonId::from_random(1);
        let [home, work] = ["192.0.2.1", "198.51.100.7"].map(|text| Whose::address(text.parse().expect("an address")));
        known.note(person);
        assert_eq!(known.of(person), None, "no request, no address");
        scope(home, async { known.note(person) }).await;
        assert_eq!(known.of(person), Some(home));
        scope(work, async { known.note(person) }).await;
        assert_eq!(known.of(person), Some(work));
        assert_eq!(current(), None);
    }

    #[tokio::test]
    async fn the_number_of_remembered_people_is_bounded() {
        let known = LastAddresses::default();
        let home = Whose::Name(1);
        scope(home, async {
            for number in 0..=LastAddresses::MOST as u64 {
                known.note(PersonId::from_random(number));
            }
        })
        .await;
        assert!(known.0.lock().expect("no panic").len() <= LastAddresses::MOST);
        assert_eq!(known.of(PersonId::from_random(LastAddresses::MOST as u64)), Some(home));
    }
}
