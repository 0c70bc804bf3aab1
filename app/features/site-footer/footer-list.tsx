type FooterListProps = {
  title: string;
  /** One that stands beside the page opens a tab of its own. */
  links: readonly { readonly href: string; readonly text: string; readonly isBeside?: boolean }[];
};

const BESIDE = { target: "_blank", rel: "noopener" };

export function FooterList({ title, links }: FooterListProps) {
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__items">
        {links.map(({ href, text, isBeside }) => (
          <li key={href}>
            <a href={href} {...(isBeside ? BESIDE : {})}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
