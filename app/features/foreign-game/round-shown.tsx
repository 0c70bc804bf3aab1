import "./foreign-frame.css";

type RoundShownProps = { address: string | null; title: string; silent: string };

/** A round of a foreign game as its vendor shows it again; where it cannot, that is said. */
export function RoundShown({ address, title, silent }: RoundShownProps) {
  return (
    <section className="stack" aria-labelledby="round-at-vendor">
      <h2 id="round-at-vendor">{title}</h2>
      {address ? (
        <iframe
          className="foreign-frame foreign-frame--round"
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="strict-origin"
        />
      ) : (
        <p className="quiet">{silent}</p>
      )}
    </section>
  );
}
