import { createApiClient } from '@fitness/api-contract/client';
import { decodeJwt } from 'jose';
import { DEMO_PASSWORD } from '../src/scenarios/demo-accounts.ts';

/** A client that is signed in as a demo account, with its token. */
export async function signedIn(baseUrl: string, username: string) {
  let token: string | null = null;
  const client = createApiClient({ baseUrl, product: 'fitness', getToken: () => token });
  const answer = await client.POST('/api/auth/signin', {
    body: { username, password: DEMO_PASSWORD },
  });
  token = (answer as { token: string }).token;
  return { client, token, userId: Number(decodeJwt(token).jti) };
}
