//! The proxies before the server, whose word about where a request comes from is believed.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// The addresses of the proxies that are trusted; none if the server is reached directly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<Network>);

/// An address, or all that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Network {
    address: IpAddr,
    bits: u32,
}

impl Proxies {
    /// A proxy on the same machine.
    pub fn loopback() -> Self {
        let four = Network { address: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), bits: 8 };
        Self(vec![four, Network { address: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 }])
    }

    /// Are there none?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is this the address of one?
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address.to_canonical()))
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        // A shift by all bits is none in Rust, and means that nothing is compared.
        let same = |one: u128, other: u128, width: u32| (one ^ other).checked_shr(width - self.bits).unwrap_or(0) == 0;
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => same(own.to_bits().into(), other.to_bits().into(), 32),
            (IpAddr::V6(own), IpAddr::V6(other)) => same(own.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = if self.address.is_ipv4() { 32 } else { 128 };
        if self.bits == all { self.address.fmt(f) } else { write!(f, "{}/{}", self.address, self.bits) }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is neither an address (10.0.0.5, 2001:db8::5) nor a network (10.0.0.0/24)");
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), |bits| bits.parse::<u32>().map_err(|_| wrong()))?;
        if bits > all {
            return Err(format!("{text:?} has more than {all} bits after the slash"));
        }
        // IPv4 written as IPv6 is IPv4.
        let canonical = address.to_canonical();
        let bits = if canonical == address { Some(bits) } else { bits.checked_sub(96) };
        Ok(Self { address: canonical, bits: bits.ok_or_else(wrong)? })
    }
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("false");
        }
        if *self == Self::loopback() {
            return f.write_str("true");
        }
        for (place, network) in self.0.iter().enumerate() {
            write!(f, "{}{network}", if place > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "false" => Ok(Self::default()),
            "true" => Ok(Self::loopback()),
            "" => Err("it is empty".to_owned()),
            list => list.split(',').map(|network| network.trim().parse()).collect::<Result<_, _>>().map(Self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn addresses_and_networks_are_told_apart() {
        let proxies: Proxies = "10.0.0.5, 192.168.0.0/16,2001:db8::/32, ::1".parse().expect("a list");
        for inside in ["10.0.0.5", "::ffff:10.0.0.5", "192.168.7.9", "2001:db8:1::9", "::1"] {
            assert!(proxies.contains(address(inside)), "{inside}");
        }
        for outside in ["10.0.0.6", "192.169.0.1", "2001:db9::1", "::2", "127.0.0.1"] {
            assert!(!proxies.contains(address(outside)), "{outside}");
        }
        assert_eq!(proxies.to_string(), "10.0.0.5, 192.168.0.0/16, 2001:db8::/32, ::1");
        assert_eq!(proxies.to_string().parse(), Ok(proxies));
        let all: Proxies = "0.0.0.0/0".parse().expect("a network");
        assert!(all.contains(address("8.8.8.8")) && !all.contains(address("::1")));
    }

    #[test]
    fn four_written_as_six_is_four() {
        let proxies: Proxies = "::ffff:10.0.0.0/120".parse().expect("a network");
        assert_eq!(proxies.to_string(), "10.0.0.0/24");
    }

    #[test]
    fn true_is_loopback_and_false_is_nobody() {
        for (text, near, far) in [("true", true, false), ("false", false, false)] {
            let proxies: Proxies = text.parse().expect("a word");
            assert_eq!(proxies.to_string(), text);
            for loopback in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"] {
                assert_eq!(proxies.contains(address(loopback)), near);
            }
            assert_eq!(proxies.contains(address("10.0.0.1")), far);
        }
    }

    #[test]
    fn what_is_no_address_is_named() {
        for wrong in [
            "yes",
            "10.0.0",
            "10.0.0.1/33",
            "10.0.0.1/x",
            "10.0.0.1,,10.0.0.2",
            "2001:db8::/129",
            "::ffff:10.0.0.0/90",
            "",
        ] {
            let error = wrong.parse::<Proxies>().expect_err("no proxies");
            let part = wrong.split(',').next().unwrap_or_default();
            assert!(error.contains(part) || error.contains("\"\""), "{error}");
        }
    }
}
