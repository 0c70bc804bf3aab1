import { OrderReference } from "#app/features/cashier/orders/order-reference.tsx";
import { OrderTimeline } from "#app/features/cashier/orders/order-timeline.tsx";
import { StatusTag } from "#app/features/promotions/status-tag.tsx";
import { Gem } from "#app/features/vip/gem.tsx";
import { Sample, useWords } from "./sample.tsx";
import "#app/styles/areas/rewards.css";

const MOODS = ["waiting", "good", "over"] as const;
const STATUSES = [
  ...(["joining", "claiming", "applying", "closed", "rejected"] as const),
  ...(["issued", "claimed", "processing", "signed", "comingSoon"] as const),
];
const RANKS = [0, 1, 2, 3, 4, 5, 6];

/** How an order, an offer and a level stand. */
export function OrderSamples() {
  const words = useWords();
  const steps = [
    { id: "1", state: words("ثبت شد", "Ordered"), when: words("امروز، ۱۴:۰۰", "Today, 14:00"), reason: null },
    {
      id: "2",
      state: words("بررسی شد", "Looked at"),
      when: words("امروز، ۱۴:۱۲", "Today, 14:12"),
      reason: words("رسید خوانا نبود.", "The receipt could not be read."),
    },
  ];
  return (
    <>
      <Sample title="Orders">
        <p>
          <OrderReference reference="D-7K2M9Q4X" />
        </p>
        <div className="grid">
          {MOODS.map((mood) => (
            <OrderTimeline
              key={mood}
              steps={steps}
              mood={mood}
              next={{ text: words("قدم بعدی اینجا گفته می‌شود.", "What comes next is said here."), go: null }}
            />
          ))}
        </div>
      </Sample>
      <Sample title="Offers and levels">
        <p className="row">
          {STATUSES.map((status) => (
            <StatusTag key={status} status={status} />
          ))}
        </p>
        <p className="row">
          {RANKS.map((rank) => (
            <Gem key={rank} rank={rank} />
          ))}
        </p>
      </Sample>
    </>
  );
}
