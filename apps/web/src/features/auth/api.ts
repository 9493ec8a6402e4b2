import type { OperationBody } from '@fitness/api-contract/operation-types';
import { api } from '../../shared/api/client.ts';
import { whileUserStays } from '../../shared/session/page-user.ts';
import { readToken } from '../../shared/session/token.ts';
import { acceptToken, isUsableToken } from '../../shared/session/session.ts';
import { storeSignIn } from '../../shared/session/store-sign-in.ts';

export function signUp(body: OperationBody<'signUp'>) {
  return whileUserStays(api.POST('/api/auth/signup', { body }));
}

/** Signs in; calls back before the session changes, and returns whether the device could store it. */
export async function signIn(
  body: OperationBody<'signIn'>,
  onAccepted: () => void | Promise<void>,
): Promise<boolean> {
  const response = await whileUserStays(api.POST('/api/auth/signin', { body }));
  if (
    typeof response.token !== 'string' ||
    !isUsableToken(response.token, readToken(response.token))
  )
    throw new Error('The sign-in response has no token that can be used.');
  acceptToken(response.token);
  await onAccepted();
  return storeSignIn(response);
}
