type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Return a fetch that says how much has arrived, of so many bytes in all that are going to be fetched. */
export function counted(fetch: Fetch, bytes: number, tell: (part: number) => void): Fetch {
  let arrived = 0;
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        arrived += chunk.byteLength;
        tell(Math.min(1, arrived / bytes));
        out.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, statusText, headers });
  };
}
