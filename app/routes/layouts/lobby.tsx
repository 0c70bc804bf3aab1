import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { loadLobby } from "#app/pages/lobby/load-lobby.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "anybody" };

/** What pages of games have in common. One that fails stands in the frame, as every other page. */
export function loader(args: LoaderFunctionArgs) {
  return loadLobby(args);
}

/** From one category to another, and from one list of it to the next, nothing of it changes. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod = "GET", defaultShouldRevalidate }) =>
  formMethod !== "GET" && defaultShouldRevalidate;

export default Outlet;
