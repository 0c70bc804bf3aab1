import { Router } from "express";
import { gamePicture } from "../../catalogue/index.ts";
import type { Platform } from "../../house/platform.ts";

/** Pictures of foreign games, which we made and keep: each has the name of its bytes, so it never changes. */
export function gamePictures({ context }: Pick<Platform, "context">): Router {
  const router = Router();
  router.get("/pictures/:name", async (request, response, next) => {
    try {
      const bytes = await gamePicture(context, request.params.name);
      if (!bytes) return next();
      response.set({ "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000, immutable" });
      response.end(Buffer.from(bytes));
    } catch (error) {
      next(error);
    }
  });
  return router;
}
