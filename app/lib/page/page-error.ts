import { useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router";

/**
 * What a page ended with instead of itself. The boundary of a layout answers for it, and what stands outside of that
 * layout, the head of the document with its title, is told of it by the router alone.
 */
export function usePageError(): unknown {
  const own = useRouteError();
  const { errors } = useContext(UNSAFE_DataRouterStateContext) ?? {};
  return own ?? Object.values(errors ?? {})[0];
}
