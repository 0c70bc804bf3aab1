import { useEffect, useState } from "react";

/** So many seconds, running out. Without script they stand still, as they were when the page was made. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    setLeft(seconds);
    const endAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((endAt - performance.now()) / 1000)));
    }, 500);
    return () => clearInterval(timer);
  }, [seconds]);

  return left;
}
