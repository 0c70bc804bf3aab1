import type { ReactNode } from "react";
import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ICONS, Icon } from "#app/components/icon.tsx";
import { Menu } from "#app/components/menu.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pages } from "#app/components/pages.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { FormSamples } from "./form-samples.tsx";

/** Every element in every state, for whoever changes one and wants to see them all. Its links lead back to `href`. */
export function Gallery({ href }: { href: string }) {
  return (
    <div className="stack">
      <h1>Gallery</h1>
      <Sample title="Buttons">
        <div className="row">
          <Button kind="primary">Primary</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger">Danger</Button>
          <Button kind="primary" disabled>
            Disabled
          </Button>
          <Button kind="quiet">
            <Icon name="refresh" />
            With a sign
          </Button>
        </div>
      </Sample>
      <Sample title="Messages">
        <Notice kind="info">For your information.</Notice>
        <Notice kind="good">It is done.</Notice>
        <Notice kind="warning">Think about it first.</Notice>
        <Notice kind="error" title="It was not done">
          And this is why.
        </Notice>
      </Sample>
      <FormSamples />
      <Sample title="Records">
        <RecordTable caption="Movements" columns={COLUMNS} rows={ROWS} />
        <Pages pageNo={1} totalPages={7} hrefOf={(pageNo) => `${href}?pageNo=${pageNo}`} />
        <Pages pageNo={4} totalPages={7} hrefOf={(pageNo) => `${href}?pageNo=${pageNo}`} />
      </Sample>
      <Sample title="Nothing to show">
        <EmptyState title="No rounds yet" text="When you play a game, each of its rounds is listed here." />
      </Sample>
      <Sample title="Menu, tags and a badge">
        <Menu label="Menu">
          <ul className="menu__list">
            <li>
              <a className="menu__item" href={href} aria-current="page">
                The current one
              </a>
            </li>
            <li>
              <a className="menu__item" href={href}>
                Another
              </a>
            </li>
          </ul>
        </Menu>
        <p className="row">
          <span className="tag">Tag</span>
          <span className="tag tag--hot">Hot</span>
          <span className="badge">7</span>
        </p>
      </Sample>
      <Sample title="Signs">
        <ul className="row">
          {ICONS.map((name) => (
            <li key={name} className="tag">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <div className="heading">
        <h2 className="heading__text">{title}</h2>
      </div>
      {children}
    </section>
  );
}

const COLUMNS = [
  { name: "when", title: "When" },
  { name: "kind", title: "Kind" },
  { name: "amount", title: "Amount", kind: "amount" },
  { name: "balance", title: "Balance", kind: "amount" },
] as const;

const ROWS = [
  { id: "3", cells: movement("21 Nov 2025, 14:50:07", "Payout", "1,250.00 T", "101,234,567.50 T") },
  { id: "2", cells: movement("21 Nov 2025, 14:49:51", "Stake", "‎−20.00 T", "101,233,317.50 T") },
  { id: "1", cells: movement("20 Nov 2025, 09:00:00", "Trial funds", "1,000.00 T", "1,000.00 T") },
];

function movement(when: string, kind: string, amount: string, balance: string) {
  return { when, kind, amount: <Amount value={amount} />, balance: <Amount value={balance} /> };
}
