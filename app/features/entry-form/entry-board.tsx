import type { ReactNode } from "react";

type EntryBoardProps = { children: ReactNode; other: ReactNode; isTall?: boolean };

/** Two leaves, like the board of a nard that stands open: the form on one, the other way in on the other. */
export function EntryBoard({ children, other, isTall = false }: EntryBoardProps) {
  return (
    <div className={isTall ? "board board--tall" : "board"}>
      <div className="board__leaf stack">{children}</div>
      <div className="board__leaf board__leaf--other lapis">
        <div className="stack">{other}</div>
      </div>
    </div>
  );
}
