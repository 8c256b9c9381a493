//! Heads of requests end their lines with CR and LF.
//!
//! The HTTP parser also takes a bare LF for the end of a line. A proxy that does not would see other lines than the server
//! does, and could be made to let a request through unseen. So a bare LF in a head is spoiled on its way to the parser,
//! which then answers 400 and closes the connection; the same goes for a body whose length is not one plain number.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// No head of a request may hold this byte.
const SPOILED: u8 = 0;

/// A connection whose requests are looked at as they are read.
pub(crate) struct Checked<S> {
    stream: S,
    next: Next,
    most: usize,
}

/// What comes next from the client.
enum Next {
    /// The head of a request, as far as it has come.
    Head(Vec<u8>),
    /// The remaining bytes of a body.
    Body(u64),
    /// Whatever follows is not looked at: the connection is no longer HTTP, or ends with this request.
    Anything,
}

impl<S> Checked<S> {
    /// Checks the heads on a connection up to `most` bytes each; the parser rejects longer ones.
    pub(crate) fn new(stream: S, most: usize) -> Self {
        Self { stream, next: Next::Head(Vec::new()), most }
    }

    /// Looks at what has been read, and spoils what must not be taken for a request.
    fn look(&mut self, mut bytes: &mut [u8]) {
        while !bytes.is_empty() {
            match &mut self.next {
                Next::Anything => return,
                Next::Body(left) => {
                    let some = usize::try_from(*left).unwrap_or(usize::MAX).min(bytes.len());
                    *left -= some as u64;
                    if *left == 0 {
                        self.next = Next::Head(Vec::new());
                    }
                    bytes = &mut bytes[some..];
                }
                Next::Head(head) => {
                    let line = bytes.iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| end + 1);
                    let (some, rest) = bytes.split_at_mut(line);
                    head.extend_from_slice(some);
                    let ends_line = head.ends_with(b"\n");
                    if ends_line && !head.ends_with(b"\r\n") {
                        some[line - 1] = SPOILED;
                        self.next = Next::Anything;
                    } else if head == b"\r\n" {
                        // Empty lines before a request don't count.
                        head.clear();
                    } else if ends_line && head.ends_with(b"\r\n\r\n") {
                        self.next = after(head).unwrap_or_else(|Unclear| {
                            some[line - 1] = SPOILED;
                            Next::Anything
                        });
                    } else if head.len() > self.most {
                        self.next = Next::Anything;
                    }
                    bytes = rest;
                }
            }
        }
    }
}

/// It is not clear how long a body is.
struct Unclear;

/// What follows a whole head.
fn after(head: &[u8]) -> Result<Next, Unclear> {
    let mut length = None;
    for line in head.split(|&byte| byte == b'\n').skip(1) {
        let Some(colon) = line.iter().position(|&byte| byte == b':') else { continue };
        let (name, value) = (&line[..colon], line[colon + 1..].trim_ascii());
        if name.eq_ignore_ascii_case(b"transfer-encoding") || name.eq_ignore_ascii_case(b"upgrade") {
            return Ok(Next::Anything);
        }
        if name.eq_ignore_ascii_case(b"content-length") {
            let number = str::from_utf8(value).ok().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
            let number = number.and_then(|text| text.parse().ok()).ok_or(Unclear)?;
            if length.replace(number).is_some() {
                return Err(Unclear);
            }
        }
    }
    Ok(length.filter(|&length| length > 0).map_or_else(|| Next::Head(Vec::new()), Next::Body))
}

impl<S: AsyncRead + Unpin> AsyncRead for Checked<S> {
    fn poll_read(mut self: Pin<&mut Self>, task: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(task, into))?;
        self.look(&mut into.filled_mut()[before..]);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Checked<S> {
    fn poll_write(mut self: Pin<&mut Self>, task: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(task, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(task, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(task)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(task)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the parser is given of some bytes that come in pieces of a size.
    fn given(bytes: &str, size: usize) -> String {
        let mut checked = Checked::new((), 64);
        let mut bytes = bytes.as_bytes().to_vec();
        bytes.chunks_mut(size).for_each(|some| checked.look(some));
        String::from_utf8(bytes).expect("text")
    }

    #[test]
    fn a_bare_line_feed_is_spoiled_in_heads_and_nowhere_else() {
        let sound = [
            "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
            "POST / HTTP/1.1\r\ncontent-LENGTH: 5\r\n\r\na\nb\ncGET / HTTP/1.1\r\n\r\n",
            "\r\nGET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n\n\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n\n\n\r\n0\r\n\r\n",
        ];
        let spoiled = [
            ("GET / HTTP/1.1\nHost: x\r\n\r\n", "GET / HTTP/1.1\0Host: x\r\n\r\n"),
            ("GET / HTTP/1.1\r\nHost: x\n\n", "GET / HTTP/1.1\r\nHost: x\0\n"),
            ("\nGET / HTTP/1.1\r\n\r\n", "\0GET / HTTP/1.1\r\n\r\n"),
            ("POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\n\nG\n", "POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\n\nG\0"),
            ("GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\0"),
            (
                "A\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
                "A\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\0",
            ),
        ];
        for size in [1, 2, 3, 7, 1_000] {
            for sound in sound {
                assert_eq!(given(sound, size), sound, "in pieces of {size}");
            }
            for (sent, wanted) in spoiled {
                assert_eq!(given(sent, size), wanted, "in pieces of {size}");
            }
        }
    }
}
