import type { Request, RequestHandler } from "express";
import { isTransient } from "../../db/faults.ts";
import { isPlayer } from "../../http/visitor/visitor.ts";
import { type Admitting, admit, type Hall } from "../admit.ts";
import { type Answered, plain, send, told, tooMany } from "../answered.ts";
import { calledUrl } from "../caller.ts";
import { fieldsIn, fieldsOf } from "../read-payload.ts";
import { liveCall } from "./live-call.ts";
import type { Listening } from "./live-desk.ts";
import { EVENT_ID_MAX, LIVE_PATH } from "./live-document.ts";
import { liveAsked } from "./live-topics.ts";

const LIVE: Admitting = { name: "live", method: "GET", token: "signed", scope: "read" };

/** Answers who may not listen as any call does, and opens the stream of whoever may. */
export function serveLive(hall: Hall): RequestHandler {
  const live = liveCall(hall.platform);

  async function asked(request: Request, url: URL): Promise<Listening | Answered> {
    const admitted = await admit(hall, LIVE, { request, url });
    if ("body" in admitted) return admitted;
    const { visitor } = admitted;
    if (!isPlayer(visitor)) return told(visitor, "notSignedIn");
    const fields = fieldsOf(url);
    if (!fields.ok) return told(visitor, fields.refusal.reason, fields.refusal.fields);
    const read = liveAsked.safeParse(fields.value);
    if (!read.success) return told(visitor, "badField", fieldsIn(read.error));
    const lastEventId = request.get("Last-Event-ID") ?? "";
    if (lastEventId.length > EVENT_ID_MAX) return told(visitor, "badField", ["Last-Event-ID"]);
    if (live.isFull(visitor.session.family)) return tooMany(told(visitor, "tooMany"));
    return { visitor, asked: read.data, lastEventId };
  }

  return (request, response, next) => {
    delete request.headers.cookie;
    const url = calledUrl(hall.platform, request);
    asked(request, url)
      .catch((fault: unknown): Promise<Answered> => {
        if (fault instanceof globalThis.Response && fault.status === 421) return plain("unknownCall", url);
        if (isTransient(fault)) return plain("unreachable", url);
        hall.platform.log.error("call", { method: "GET", path: LIVE_PATH, error: fault });
        return plain("unknownError", url);
      })
      .then((told) => {
        if ("body" in told) send(response, told, null);
        else live.open(told)(request, response, next);
      })
      .catch(next);
  };
}
