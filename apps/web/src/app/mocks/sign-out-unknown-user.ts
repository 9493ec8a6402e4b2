import { env } from '../../config/env.ts';
import { getSession } from '../../shared/session/session.ts';
import { clearSession } from '../../shared/session/storage.ts';

/** Signs out a person whom the backend does not know any more, as after a reset that took their new account away; `ask` calls that backend. */
export async function signOutUnknownUser(ask: (request: Request) => Promise<Response>) {
  const session = getSession();
  if (session.status !== 'signedIn') return;
  // Any call that needs a token tells: whether there is such a person comes before whether their role may make it.
  const url = `${env.apiBaseUrl}/api/${env.product}/attendance/me`;
  const { status } = await ask(
    new Request(url, { headers: { Authorization: `Bearer ${session.token}` } }),
  );
  if (status === 401) clearSession();
}
