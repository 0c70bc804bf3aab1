/** Every address that no other route answers. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export { ErrorText as default } from "../../error-page.tsx";
