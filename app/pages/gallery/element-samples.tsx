import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ICONS, Icon } from "#app/components/icon.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pages } from "#app/components/pages.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { Menu } from "#app/components/windows/menu.tsx";
import { Sample, useWords } from "./sample.tsx";

/** Buttons, messages, lists: what every page is made of. */
export function ElementSamples({ href }: { href: string }) {
  return (
    <>
      <Buttons />
      <Messages />
      <Records href={href} />
      <EmptyStates />
      <Marks href={href} />
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
    </>
  );
}

function Buttons() {
  const words = useWords();
  return (
    <Sample title="Buttons">
      <div className="row">
        <Button kind="primary">{words("دکمهٔ اصلی", "Primary")}</Button>
        <Button kind="quiet">{words("دکمهٔ آرام", "Quiet")}</Button>
        <Button kind="danger">{words("حذف", "Danger")}</Button>
        <Button kind="primary" disabled>
          {words("فعلاً نه", "Disabled")}
        </Button>
        <Button kind="quiet">
          <Icon name="refresh" />
          {words("با نشانه", "With a sign")}
        </Button>
      </div>
    </Sample>
  );
}

function Messages() {
  const words = useWords();
  return (
    <Sample title="Messages">
      <Notice kind="info">{words("برای آگاهی شما.", "For your information.")}</Notice>
      <Notice kind="good">{words("انجام شد.", "It is done.")}</Notice>
      <Notice kind="warning">{words("اول فکر کنید.", "Think about it first.")}</Notice>
      <Notice kind="error" title={words("انجام نشد", "It was not done")}>
        {words("و دلیلش این است.", "And this is why.")}
      </Notice>
    </Sample>
  );
}

function Records({ href }: { href: string }) {
  const words = useWords();
  const titles = {
    when: words("زمان", "When"),
    kind: words("نوع", "Kind"),
    amount: words("مبلغ", "Amount"),
    balance: words("موجودی", "Balance"),
  };
  const columns = Object.entries(titles).map(([name, title]) => ({
    name,
    title,
    kind: name === "amount" || name === "balance" ? ("amount" as const) : ("text" as const),
  }));
  const row = (id: string, when: string, kind: string, amount: string, balance: string) => ({
    id,
    cells: { when, kind, amount: <Amount value={amount} />, balance: <Amount value={balance} /> },
  });
  const rows = [
    row(
      "2",
      words("۳۰ آبان ۱۴۰۴، ۱۴:۵۰", "21 Nov 2025, 14:50:07"),
      words("برد", "Payout"),
      words("۱٬۲۵۰٫۰۰ T", "1,250.00 T"),
      words("۱۰۱٬۲۳۴٬۵۶۷٫۵۰ T", "101,234,567.50 T"),
    ),
    row(
      "1",
      words("۳۰ آبان ۱۴۰۴، ۱۴:۴۹", "21 Nov 2025, 14:49:51"),
      words("شرط", "Stake"),
      words("‎−۲۰٫۰۰ T", "‎−20.00 T"),
      words("۱۰۱٬۲۳۳٬۳۱۷٫۵۰ T", "101,233,317.50 T"),
    ),
  ];
  const hrefOf = (pageNo: number) => `${href}?pageNo=${pageNo}`;
  return (
    <Sample title="Records and pages">
      <RecordTable caption={words("جابه‌جایی‌ها", "Movements")} columns={columns} rows={rows} />
      {[1, 4, 7].map((pageNo) => (
        <Pages key={pageNo} pageNo={pageNo} totalPages={7} hrefOf={hrefOf} />
      ))}
    </Sample>
  );
}

const EMPTY_PICTURES = [undefined, "chat", "games", "messages", "record"] as const;

function EmptyStates() {
  const words = useWords();
  return (
    <Sample title="Nothing to show">
      <div className="grid">
        {EMPTY_PICTURES.map((picture) => (
          <EmptyState
            key={picture ?? "star"}
            {...(picture ? { picture: `/brand/empty-${picture}.svg` } : {})}
            title={words("هنوز چیزی اینجا نیست", "Nothing here yet")}
            text={words("هر دور بازی که کنید اینجا می‌آید.", "Each round that you play is listed here.")}
          />
        ))}
      </div>
    </Sample>
  );
}

function Marks({ href }: { href: string }) {
  const words = useWords();
  return (
    <Sample title="Menu, tags and a badge">
      <Menu label={words("فهرست", "Menu")}>
        <ul className="menu__list">
          <li>
            <a className="menu__item" href={href} aria-current="page">
              {words("همین که هست", "The current one")}
            </a>
          </li>
          <li>
            <a className="menu__item" href={href}>
              {words("یکی دیگر", "Another")}
            </a>
          </li>
        </ul>
      </Menu>
      <p className="row">
        <span className="tag">{words("برچسب", "Tag")}</span>
        <span className="tag tag--hot">{words("داغ", "Hot")}</span>
        <span className="badge">{words("۷", "7")}</span>
      </p>
    </Sample>
  );
}
