import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { arrive } from "./arrivals.ts";
import { followPlainLinks } from "./plain-links.ts";

/** Before the browser paints, or the new page would be seen once before it fades in. The server has no effects. */
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** What pages without a new document need from the frame. */
export function usePages(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => followPlainLinks(navigate), [navigate]);

  useEffectBeforePaint(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    arrive(pathname);
  }, [pathname]);
}
