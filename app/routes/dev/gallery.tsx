import type { MetaFunction } from "@remix-run/node";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { paths } from "#app/lib/paths.ts";

export const meta: MetaFunction = () => [{ title: "Gallery" }];

/** Every element in every state, for whoever changes one. In the route table of development alone. */
export default function GalleryPage() {
  return (
    <div className="page">
      <Gallery href={paths.gallery()} />
    </div>
  );
}
