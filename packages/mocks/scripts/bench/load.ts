import autocannon from 'autocannon';

/** A request to repeat. */
export interface Load {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

/** The target, the token and the number of concurrent requests. */
export interface Target {
  readonly url: string;
  readonly token: string;
  readonly inFlight: number;
}

const requestOf = ({ method, path, body }: Load, token: string): autocannon.Request => ({
  method,
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
});

/** Requests per second; rejects for an error response. */
export async function rate(
  { url, token, inFlight }: Target,
  load: Load,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url,
    connections: inFlight,
    duration: seconds,
    requests: [requestOf(load, token)],
  });
  return checked(result).requests.total / result.duration;
}

/** Sends this many requests, of each load in turn. */
export async function amount(
  { url, token, inFlight }: Target,
  loads: readonly Load[],
  requests: number,
): Promise<void> {
  checked(
    await autocannon({
      url,
      connections: inFlight,
      amount: requests,
      requests: loads.map((load) => requestOf(load, token)),
    }),
  );
}

function checked(result: autocannon.Result): autocannon.Result {
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${result.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} responses without a success status`,
    );
  return result;
}
