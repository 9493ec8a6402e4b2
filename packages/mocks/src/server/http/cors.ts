/** The CORS headers of every response, for pages of any origin. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/** The response to a preflight; undefined for any other request. */
export function preflightResponse({ method, headers }: Request): Response | undefined {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        headers.get('access-control-request-headers') ?? 'authorization, content-type',
      'access-control-max-age': '600',
      vary: 'access-control-request-headers',
    },
  });
}
