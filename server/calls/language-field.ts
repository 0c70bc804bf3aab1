/** How the document names the language of an answer, the same in every call and in the stream. */
export const LANGUAGE_FIELD = {
  name: "lang",
  in: "query",
  description:
    "The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house.",
  schema: { type: "string", examples: ["fa", "en", "zh", "id", "th", "vi"] },
} as const;
