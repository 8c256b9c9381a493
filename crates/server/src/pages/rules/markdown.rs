//! The few marks that the rules pages use.

use maud::{Markup, html};

/// A chapter's title and the address of its heading.
pub(super) struct Chapter<'a> {
    pub(super) id: String,
    pub(super) title: &'a str,
}

/// The chapters of a text: its second-level headings.
pub(super) fn chapters(text: &str) -> Vec<Chapter<'_>> {
    let titles = text.lines().filter_map(|line| line.strip_prefix("## "));
    titles.enumerate().map(|(index, title)| Chapter { id: chapter_id(index), title }).collect()
}

fn chapter_id(index: usize) -> String {
    format!("chapter-{}", index + 1)
}

/// Headings, lists, tables, paragraphs, emphasis. The first heading is left out: the page has one.
pub(super) fn body(text: &str) -> Markup {
    let mut titles = chapters(text).into_iter();
    let (mut chapter, mut tables) = ("", 0);
    let mut block = |block: &str| -> Markup {
        if block.starts_with("# ") {
            return html! {};
        }
        if block.starts_with("## ") {
            let Some(Chapter { id, title }) = titles.next() else { return html! {} };
            (chapter, tables) = (title, 0);
            return html! { h2 id=(id) { (title) } };
        }
        if let Some(title) = block.strip_prefix("### ") {
            return html! { h3 { (title) } };
        }
        if block.starts_with("- ") {
            return html! {
                ul { @for item in block.split("\n- ") { li { (spans(item.trim_start_matches("- "))) } } }
            };
        }
        if block.starts_with("1. ") {
            return html! { ol { @for item in block.lines() { li { (spans(numbered(item))) } } } };
        }
        if block.starts_with('|') {
            // Every table is a landmark, so no two have the same name.
            tables += 1;
            let name = if tables == 1 { chapter.to_owned() } else { format!("{chapter} ({tables})") };
            table(block, &name)
        } else {
            html! { p { (spans(block)) } }
        }
    };
    let blocks: Vec<&str> = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()).collect();
    html! { @for text in blocks { (block(text)) } }
}

/// An item of a numbered list without its number.
fn numbered(item: &str) -> &str {
    item.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches(". ")
}

/// A table; on a narrow screen it scrolls by itself, also by keyboard.
fn table(block: &str, name: &str) -> Markup {
    let rows: Vec<Vec<&str>> =
        block.lines().map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let [head, _, rows @ ..] = rows.as_slice() else { return html! {} };
    html! {
        div.scrolls role="region" aria-label=(name) tabindex="0" {
            table {
                thead { tr { @for cell in head { th scope="col" { (spans(cell)) } } } }
                tbody {
                    @for row in rows { tr { @for cell in row { td { (spans(cell)) } } } }
                }
            }
        }
    }
}

/// Text with `*emphasis*`, `**strong**` and notation between backticks.
fn spans(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (emphasis(part)) }
        }
    }
}

fn emphasis(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split("**").enumerate() {
            @if index % 2 == 1 { strong { (part) } }
            @else {
                @for (index, part) in part.split('*').enumerate() {
                    @if index % 2 == 1 { em { (part) } } @else { (part) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marks_of_rules_pages_become_elements() {
        let text = "# Title\n\nA *b* and **c** on `a1`, 2 < 3.\n\n- one\n- two\n\n## More\n\n1. one\n2. two";
        let html = "<p>A <em>b</em> and <strong>c</strong> on <code>a1</code>, 2 &lt; 3.</p>\
                    <ul><li>one</li><li>two</li></ul><h2 id=\"chapter-1\">More</h2><ol><li>one</li><li>two</li></ol>";
        assert_eq!(body(text).into_string(), html);
        assert_eq!(chapters(text).iter().map(|chapter| chapter.title).collect::<Vec<_>>(), ["More"]);
    }

    #[test]
    fn a_table_has_a_head_and_rows() {
        let html = body("## Cards\n\n| card | does |\n|---|---|\n| a | *b* |\n| c | |").into_string();
        assert!(
            html.contains("<thead><tr><th scope=\"col\">card</th><th scope=\"col\">does</th></tr></thead>"),
            "{html}"
        );
        assert!(html.contains("<tr><td>a</td><td><em>b</em></td></tr><tr><td>c</td><td></td></tr>"), "{html}");
        assert!(html.contains("aria-label=\"Cards\""), "{html}");
    }

    #[test]
    fn tables_of_a_chapter_have_different_names() {
        let table = "| card |\n|---|\n| a |";
        let html = body(&format!("## Cards\n\n{table}\n\n{table}\n\n## More\n\n{table}")).into_string();
        let names: Vec<&str> = html.split("aria-label=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(names, ["Cards", "Cards (2)", "More"]);
    }
}
