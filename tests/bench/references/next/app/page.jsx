import Link from "next/link";

/** Made anew for each visitor, as a signed-in visitor's page has to be. */
export const dynamic = "force-dynamic";

export default async function Home() {
  const { home } = await import("./home.js");
  return (
    <>
      <Header nav={home.nav} brand={home.brand} />
      <main>
        <Banners banners={home.banners} />
        <ul>
          {home.news.map(({ id, title }) => (
            <li key={id}>
              <Link href={`/noticePage/${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
        {home.rails.map((rail) => (
          <Rail key={rail.id} {...rail} />
        ))}
      </main>
      <Footer nav={home.nav} brand={home.brand} />
    </>
  );
}

function Header({ nav, brand }) {
  return (
    <header>
      <Link href="/">{brand}</Link>
      <form method="post" action="/login">
        <input name="username" aria-label="username" />
        <input name="password" type="password" aria-label="password" />
        <button type="submit">→</button>
      </form>
      <nav>
        <ul>
          {nav.map(({ path, name, vendors }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
              <details>
                <summary>{name}</summary>
                <ul>
                  {vendors.map((vendor) => (
                    <li key={vendor.path}>
                      <a href={vendor.path}>{vendor.name}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Banners({ banners }) {
  return (
    <ul>
      {banners.map(({ id, image, title, text, href }) => (
        <li key={id}>
          <a href={href}>
            <img src={image} alt="" width="1200" height="400" />
            <h2>{title}</h2>
            <p>{text}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Rail({ title, href, games }) {
  return (
    <section>
      <h2>{title}</h2>
      <Link href={href}>{title}</Link>
      <ul>
        {games.map((game) => (
          <li key={game.nodeId}>
            <Card {...game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ nodeId, name, vendor, image, rtp }) {
  return (
    <form method="post" action={`/play/${nodeId}`}>
      <img src={image} alt="" width="320" height="240" loading="lazy" />
      <p>{name}</p>
      <p>{vendor}</p>
      <p>{rtp}</p>
      <button type="submit">{name}</button>
    </form>
  );
}

function Footer({ nav, brand }) {
  return (
    <footer>
      <ul>
        {nav.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <p>{brand}</p>
    </footer>
  );
}
