type FooterListProps = {
  title: string;
  links: readonly { readonly href: string; readonly text: string }[];
};

export function FooterList({ title, links }: FooterListProps) {
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__items">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
