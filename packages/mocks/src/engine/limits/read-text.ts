/** The largest body of a request in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The body as text; undefined where it is too large, of which no more than the limit is read. */
export async function readText(request: Request): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return '';
  const length = request.headers.get('content-length');
  if (Number(length) > MAX_BODY_BYTES) return undefined;
  // Firefox does not support `request.body` as a stream.
  if (length !== null || request.body === undefined) return withinLimit(await request.text());
  return readStream(request.body);
}

function withinLimit(text: string): string | undefined {
  return new Blob([text]).size > MAX_BODY_BYTES ? undefined : text;
}

// A body without a length, as in a chunked request or one that was never sent over HTTP.
async function readStream(body: Request['body']): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}
