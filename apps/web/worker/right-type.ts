/** The content types of the files by the end of their names; a document has none, and all others are pictures. */
const types: Record<string, RegExp> = {
  '': /^text\/html/,
  js: /javascript/,
  css: /^text\/css/,
  woff2: /font|octet-stream/,
};

/** Keeps a response only with the type of its file, because many hosts send a document in place of a missing file. */
export const rightType = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const [, suffix = ''] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? [];
    const isRight = (types[suffix] ?? /^image\//).test(response.headers.get('Content-Type') ?? '');
    return isRight && response.status === 200 ? response : null;
  },
};
