import { useNavigate, useNavigation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { readSlip } from "#app/lib/paths/book-paths.ts";

/**
 * Anybody who presses a second price while the page with the first one is still coming presses a link that does not
 * know of the first. The slip that is on its way is the one that the second goes on.
 */
export function useSlipInFlight(): (event: MouseEvent) => void {
  const { location } = useNavigation();
  const navigate = useNavigate();
  return (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("[data-selection]") : null;
    const selection = pressed?.getAttribute("data-selection");
    if (!selection || !location || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const query = new URLSearchParams(location.search);
    const coming = readSlip(query);
    const isOn = coming.includes(selection);
    const next = isOn ? coming.filter((other) => other !== selection) : [...coming, selection];
    if (next.length > 0) query.set("slip", next.join(","));
    else query.delete("slip");
    event.preventDefault();
    navigate(`${location.pathname}?${query}`, { preventScrollReset: true });
  };
}
