import type { Call } from './call.ts';
import type { Client, Exchange } from './client.ts';
import { compare, type Expectation } from './difference.ts';

/** Sends a call and throws the difference where the response is not as expected. */
export async function expectResponse(
  client: Client,
  call: Call,
  expectation: Expectation,
): Promise<Exchange> {
  const exchange = await client.send(call);
  const difference = compare(exchange, expectation);
  if (difference) throw difference;
  return exchange;
}
