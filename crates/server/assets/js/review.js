// Waits for a review and puts it into the page once it is there. Focus and scroll stay; the news is said politely.

const PAUSE = 2000;
const review = document.getElementById("review");
const news = document.getElementById("news");

async function look() {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("review");
    if (answer.ok && fresh && fresh.dataset.waits === undefined) {
      review.replaceChildren(...fresh.childNodes);
      delete review.dataset.waits;
      news.textContent = news.dataset.ready;
      return;
    }
  } catch {
    // The connection may come back.
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
