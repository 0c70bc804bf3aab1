import { Outlet } from "@remix-run/react";
import { DoorPage } from "#app/components/door-page.tsx";
import { ErrorText } from "#app/error-page.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { PageFrame } from "#app/page-frame.tsx";
import { PageDialog } from "#app/pages/dialogs/page-dialog.tsx";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "anybody" };

export const handle: PageHandle = { frame: { header: false, sideMenu: false, footer: false } };

/** The doors: pages that stand alone, with the way home above them and the choice of language below. */
export default function Doors() {
  return (
    <PageFrame panel={null}>
      <PageDialog />
      <DoorPage>
        <Outlet />
      </DoorPage>
    </PageFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PageFrame panel={null}>
      <DoorPage>
        <ErrorText />
      </DoorPage>
    </PageFrame>
  );
}
