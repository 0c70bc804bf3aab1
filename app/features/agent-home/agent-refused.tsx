export type ShownRefusal = {
  readonly heading: string;
  readonly text: string;
  /** Where to go instead; null where there is nowhere. */
  readonly link: { readonly href: string; readonly words: string } | null;
};

/** A page of agents that is not the visitor's: why, and what it takes. */
export function AgentRefused({ heading, text, link }: ShownRefusal) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="page__intro">{text}</p>
      {link ? (
        <p>
          <a className="button button--primary" href={link.href}>
            {link.words}
          </a>
        </p>
      ) : null}
    </>
  );
}
