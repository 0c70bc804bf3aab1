import { useRef } from "react";
import { CannotWrite } from "#app/features/chat/cannot-write.tsx";
import { RoomLog } from "#app/features/chat/room-log.tsx";
import type { ShownMessage } from "#server/http/live/live-message.ts";
import type { ShownRoom, Writing } from "#server/http/live/live-room-view.ts";
import { Sample, useWords } from "./sample.tsx";

const AT = "2025-11-21T10:30:00.000Z";

const REASONS = ["guest", "trialAccount", "quietRoom", "muted", "away"] as const;

/** Lines of a room: from others, one's own, one on its way, none; and why one cannot write. */
export function ChatSamples() {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom({ may: true });
  const said = (seq: number, alias: string, body: string, day: string): ShownMessage => ({
    ...{ seq, alias, name: alias, avatar: null, body, day },
    at: AT,
    hour: words("۱۴:۰۰", "14:00"),
    moment: words("۳۰ آبان ۱۴۰۴، ۱۴:۰۰", "21 Nov 2025, 14:00"),
  });
  const [yesterday, today] = [words("دیروز", "Yesterday"), words("امروز", "Today")];
  const messages = [
    said(1, "Simin", "سلام به همه، امشب سر تخته‌نرد هستیم؟", yesterday),
    said(2, "Kiarash", "Yes, at nine.", today),
    said(3, "Shirin", words("من هم می‌آیم.", "Count me in."), today),
    said(4, "Kiarash", "https://a-very-long-word-that-no-line-can-break.example/".repeat(2), today),
  ];
  return (
    <Sample title="Chat">
      <div className="grid">
        <RoomLog room={room} messages={messages} sending={words("در راه است…", "On its way…")} box={box} />
        <RoomLog room={room} messages={[]} sending={null} box={box} />
      </div>
      {REASONS.map((reason) => (
        <Refused
          key={reason}
          writing={{ may: false, reason, until: words("فردا ۱۴:۰۰", "tomorrow, 14:00") }}
        />
      ))}
    </Sample>
  );
}

function Refused({ writing }: { writing: Writing }) {
  return <CannotWrite room={useRoom(writing)} lost="" />;
}

function useRoom(writing: Writing): ShownRoom {
  const words = useWords();
  return {
    code: "lobby",
    name: words("سرسرا", "Lobby"),
    topic: words("گفت‌وگو دربارهٔ همه چیز", "Talk about everything"),
    ...{ rooms: [], messages: [], blocked: [] },
    ...{ olderThan: null, isOlder: false, lastSeq: 4, slowS: 4, lettersMax: 240 },
    ...{ alias: "Shirin", writing, about: null, done: null },
    ...{ key: "sample", typed: "", isWatching: false, over: null },
  };
}
