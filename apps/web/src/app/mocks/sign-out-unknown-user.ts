import { env } from '../../config/env.ts';
import { getSession } from '../../shared/session/session.ts';
import { clearSession } from '../../shared/session/storage.ts';

/** Signs out a user whom the backend no longer knows, as after a reset that deleted the account. */
export async function signOutUnknownUser(send: (request: Request) => Promise<Response>) {
  const session = getSession();
  if (session.status !== 'signedIn') return;
  // Any operation that requires a token works: an unknown user is rejected before a wrong role.
  const url = `${env.apiBaseUrl}/api/${env.product}/attendance/me`;
  const { status } = await send(
    new Request(url, { headers: { Authorization: `Bearer ${session.token}` } }),
  );
  if (status === 401) clearSession();
}
