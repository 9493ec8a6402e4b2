import type { Page } from '@playwright/test';
import { demoPassword } from './authentication.ts';

type Request = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object };

/** Sends requests to the mock backend as a demo account, as from another device; resolves to the last response's body. */
export function requestAs(page: Page, username: string, { method, path, body }: Request) {
  return page.evaluate(
    async ({ credentials, request }) => {
      const send = async (way: string, at: string, sent?: object, token = '') => {
        const response = await fetch(`http://localhost:8080/api/${at}`, {
          method: way,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          ...(sent && { body: JSON.stringify(sent) }),
        });
        if (!response.ok) throw new Error(`${at}: ${response.status}`);
        return response.json().catch(() => null);
      };
      const { token } = await send('POST', 'auth/signin', credentials);
      return send(request.method, request.path, request.body, token);
    },
    { credentials: { username, password: demoPassword }, request: { method, path, body } },
  );
}
