import { useNavigation, useRouteLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { DialogOverPage as Direct } from "./dialog-over-page.tsx";
import type { PageDialogData } from "./shown-dialog.ts";

const load = () => import("./dialog-over-page.tsx");

const DialogOverPage = import.meta.env.SSR
  ? Direct
  : lazy(() => load().then((module) => ({ default: module.DialogOverPage })));

/**
 * The dialog that the address asks for with `?modal=`, over any page with a frame. Every page carries this
 * much of it; what a dialog consists of is fetched together with what it shows.
 */
export function PageDialog() {
  const root = useRouteLoaderData("root") as { dialog?: PageDialogData | null } | undefined;
  const { location } = useNavigation();
  useEffect(() => {
    if (location?.search.includes("modal=")) load().catch(() => {});
  }, [location]);
  return <Suspense>{root?.dialog ? <DialogOverPage {...root.dialog} /> : null}</Suspense>;
}
