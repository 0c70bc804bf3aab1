/** What somebody takes home to check it without us. The name is ours but for what may stand in a name of a file. */
export function proofFileResponse(name: string, proof: unknown): Response {
  return new Response(`${JSON.stringify(proof, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name.replace(/[^A-Za-z0-9-]/g, "-")}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
