import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { storeSignIn } from '../../shared/session/storage.ts';

// The variables hold a password, so neither call is remembered once its form is gone.
const forgotten = { gcTime: 0 };

/** Creates a customer's account. */
export function useSignUp() {
  return useMutation({
    ...forgotten,
    mutationFn: (body: OperationBody<'signUp'>) => api.POST('/api/auth/signup', { body }),
  });
}

/** Signs in and keeps the answer; whoever signs in, the services forget what was fetched before. */
export function useSignIn() {
  return useMutation({
    ...forgotten,
    mutationFn: async (body: OperationBody<'signIn'>) => {
      const answer = await api.POST('/api/auth/signin', { body });
      if (typeof answer.token !== 'string' || answer.token === '')
        throw new Error('The answer to the sign-in holds no token.');
      storeSignIn(answer);
    },
  });
}
