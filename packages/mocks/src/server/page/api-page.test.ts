import { operations } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { apiPage } from './api-page.ts';

const load = (path: string) => apiPage(new Request(`http://localhost:9000${path}`));
const textOf = async (path: string): Promise<string> => (await load(path))?.text() ?? '';

describe('the API page', () => {
  it('offers demo accounts for the sign-in by the security scheme of the contract', async () => {
    const page = await textOf('/');
    for (const username of ['customer1', 'trainer1', 'master1'])
      expect(page).toContain(`<option value="${username}">`);
    const { components } = JSON.parse(await textOf('/openapi.json'));
    const scheme = /data-scheme="(\w+)"/.exec(page)?.[1] ?? '';
    expect(components.securitySchemes[scheme]).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('loads only files of this server, and permits no others', async () => {
    const page = await textOf('/');
    const files = [...page.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toEqual(['/swagger-ui.css', '/swagger-ui.js', '/api-page.js']);
    for (const path of files) expect((await textOf(path)).length).toBeGreaterThan(500);
    const policy = (await load('/'))?.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain('http');
  });

  it('shows every operation of the contract, called on the server of the page', async () => {
    const { paths, servers } = JSON.parse(await textOf('/openapi.json'));
    for (const { path, method, id } of Object.values(operations))
      expect(paths[path][method].operationId).toBe(id);
    expect(servers).toEqual([{ url: '/' }]);
  });

  it('leaves every other path to the backend', async () => {
    expect(await load('/api/fitness/review')).toBeUndefined();
  });
});
