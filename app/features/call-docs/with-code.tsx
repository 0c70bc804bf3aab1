/** A sentence in which what stands between backticks is code. */
export function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, nth) => {
    const key = `${nth} ${part}`;
    return nth % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
