//! People, the names they claim, and the passwords behind them.

use super::{NOW, Test};
use crate::{Session, StoreError};

impl Test {
    pub(super) async fn people_come_and_claim_their_names(&self) {
        let store = &self.store;
        let id = self.person(1, "Ada").await;
        let name = format!("Ada{}", self.seed);
        let person = store.person(id).await.expect("readable").expect("is there");
        assert_eq!((person.name.as_str(), person.is_claimed(), person.created), (name.as_str(), false, NOW));
        assert_eq!(store.person(self.person_id(999)).await, Ok(None));
        assert_eq!(store.person_named(&name).await, Ok(None), "a guest owns no name");
        store.claim(id, "hash", "code", NOW + 5, None).await.expect("the name is free");
        assert_eq!(
            store.claim(id, "hash2", "code2", NOW + 9, None).await,
            Err(StoreError::Missing),
            "it is claimed once"
        );
        let owner = store.person(id).await.expect("readable").expect("is there");
        assert_eq!((owner.password.as_deref(), owner.recovery.as_deref()), (Some("hash"), Some("code")));
        store.set_password(id, Some("code"), "hash1", "code1").await.expect("a password can be changed");
        let again = store.set_password(id, Some("code"), "hash3", "code3").await;
        assert_eq!(again, Err(StoreError::Missing), "a code works once");
        store.set_password(id, None, "hash2", "code2").await.expect("without a code too");
        assert_eq!(store.set_password(self.person_id(999), None, "h", "r").await, Err(StoreError::Missing));
        let owner = store.person_named(&name.to_uppercase()).await.expect("readable").expect("is claimed");
        assert_eq!((owner.id, owner.password.as_deref(), owner.claimed), (id, Some("hash2"), Some(NOW + 5)));
        store.set_settings(id, "dark").await.expect("kept");
        store.silence(id, true).await.expect("kept");
        let person = store.person(id).await.expect("readable").expect("is there");
        assert_eq!((person.settings.as_str(), person.silenced), ("dark", true));
        assert_eq!(store.set_settings(self.person_id(999), "x").await, Err(StoreError::Missing));
    }

    pub(super) async fn a_claimed_name_has_one_owner(&self) {
        let store = &self.store;
        let (first, second) = (self.person(10, "Bo").await, self.person(11, "bO").await);
        store.claim(first, "h", "r", NOW, None).await.expect("the name is free");
        assert_eq!(store.claim(second, "h", "r", NOW, None).await, Err(StoreError::NameTaken));
        assert!(!store.person(second).await.expect("readable").expect("is there").is_claimed());
        store.rename(second, &format!("Cy{}", self.seed)).await.expect("a free name");
        store.claim(second, "h", "r", NOW, None).await.expect("the name is free");
        assert_eq!(store.rename(second, &format!("BO{}", self.seed)).await, Err(StoreError::NameTaken));
        // UTS #39: letters of another script, or a digit, that look like those of somebody else's name.
        let alike = self.person(13, "B\u{43e}").await;
        assert_eq!(store.claim(alike, "h", "r", NOW, None).await, Err(StoreError::NameTaken));
        assert_eq!(store.rename(second, &format!("B0{}", self.seed)).await, Err(StoreError::NameTaken));
        store.rename(alike, &format!("B0{}", self.seed)).await.expect("a guest goes by any name");
        assert_eq!(store.claim(alike, "h", "r", NOW, None).await, Err(StoreError::NameTaken));
        store.rename(first, &format!("Bea{}", self.seed)).await.expect("a free name");
        store.claim(alike, "h", "r", NOW, None).await.expect("nobody looks like this any more");
        let guest = self.person(12, "Bo").await;
        assert!(store.person(guest).await.expect("readable").is_some(), "guests may share a name");
    }

    pub(super) async fn other_sessions_end_with_a_claim_and_with_another_password(&self) {
        let store = &self.store;
        let (id, other) = (self.person(14, "Fi").await, self.person(15, "Gus").await);
        let token = |byte| self.token(byte);
        for (byte, person) in [(21, id), (22, id), (23, other)] {
            store.add_session(token(byte), Session { person, expires: NOW + 100 }).await.expect("kept");
        }
        let there = async |byte: u8| store.session(token(byte), NOW).await.expect("readable").is_some();
        store.claim(id, "hash", "code", NOW, Some(token(22))).await.expect("the name is free");
        assert_eq!((there(21).await, there(22).await, there(23).await), (false, true, true));
        store.add_session(token(21), Session { person: id, expires: NOW + 100 }).await.expect("kept");
        assert_eq!(store.change_password(id, "wrong", "hash1", token(21)).await, Err(StoreError::Missing));
        assert!(there(22).await, "nothing has changed");
        store.change_password(id, "hash", "hash1", token(21)).await.expect("it was the password");
        assert_eq!((there(21).await, there(22).await, there(23).await), (true, false, true));
        let owner = store.person(id).await.expect("readable").expect("is there");
        assert_eq!((owner.password.as_deref(), owner.recovery.as_deref()), (Some("hash1"), Some("code")));
        assert_eq!(store.change_password(other, "", "hash", token(23)).await, Err(StoreError::Missing), "a guest");
    }
}
