import { office } from "../stories/office.ts";

/** What the site of the stories is told before the first one: hundreds of them sign in for something else than L03. */
export default function settle(): void {
  office("mina", "brand", "flag", "SLIDERLOGIN3", "--off");
}
