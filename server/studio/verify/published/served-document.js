/**
 * docs/fairness.md as every site serves it: plain text for somebody with a program of their own. What only our source
 * gives a meaning to stands between `<!-- source -->` and `<!-- /source -->`, and is left out.
 */
export function servedDocument(markdown) {
  return markdown
    .replace(/[ \n]*<!-- source -->[\s\S]*?<!-- \/source -->/g, "")
    .replace(/\[([^\]]+)\]\((?:#|\.\.\/|[\w-]+\.md|decisions\/)[^)]*\)/g, "$1")
    .replace(/^(#{1,3}) (.+)$/gm, (_, marks, title) => `${title}\n${underline(marks).repeat(title.length)}`);
}

const underline = (marks) => (marks.length === 3 ? "-" : "=");
