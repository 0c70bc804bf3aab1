import { useRouteLoaderData } from "@remix-run/react";
import type { loadLobby } from "./load-lobby.server.ts";

/** What the layout of the lobby has loaded for all its pages. */
export function useLobby() {
  const lobby = useRouteLoaderData<typeof loadLobby>("routes/layouts/lobby");
  if (!lobby) throw new Error("A page of games stands outside of the lobby.");
  return lobby;
}
