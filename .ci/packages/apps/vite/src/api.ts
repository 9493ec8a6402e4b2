import { ApiError, createApiClient } from '@fitness/api-contract/client';

let token: string | null = null;

export const api = createApiClient({
  baseUrl: 'https://api.example.com',
  product: 'fitness',
  getToken: () => token,
});

/** Signs in and returns the nickname. */
export async function signIn(username: string, password: string) {
  const account = await api.POST('/api/auth/signin', { body: { username, password } });
  token = account.token ?? null;
  return account.nickname ?? username;
}

export function describeError(error: unknown) {
  if (!(error instanceof ApiError)) return String(error);
  return error.kind === 'http'
    ? `${error.status} ${error.message}`
    : `no response: ${error.reason}`;
}
