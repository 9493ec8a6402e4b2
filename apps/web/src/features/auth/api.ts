import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { readToken } from '../../shared/session/token.ts';
import { acceptToken, isUsableToken } from '../../shared/session/session.ts';
import { storeSignIn } from '../../shared/session/storage.ts';

// The variables hold a password, so no mutation stays in the cache.
const uncached = { gcTime: 0 };

export function useSignUp() {
  return useMutation({
    ...uncached,
    mutationFn: (body: OperationBody<'signUp'>) => api.POST('/api/auth/signup', { body }),
  });
}

/** The server accepted the sign-in with a token that this app cannot read. */
export class UnusableTokenError extends Error {}

/** Signs in; returns whether the device could store the session. */
export function useSignIn() {
  return useMutation({
    ...uncached,
    mutationFn: async (body: OperationBody<'signIn'>) => {
      const response = await api.POST('/api/auth/signin', { body });
      if (typeof response.token !== 'string' || response.token === '')
        throw new Error('The sign-in response has no token.');
      if (!isUsableToken(response.token, readToken(response.token)))
        throw new UnusableTokenError('The token of the sign-in response cannot be used.');
      acceptToken(response.token);
      return storeSignIn(response);
    },
  });
}
