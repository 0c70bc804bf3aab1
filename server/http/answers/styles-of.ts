import type { ServerBuild } from "@remix-run/node";

/** The style sheets of every page, as the build named them; none in development, where script brings them. */
export function stylesOf({ assets }: ServerBuild): readonly string[] {
  return assets.routes.root?.css ?? [];
}
