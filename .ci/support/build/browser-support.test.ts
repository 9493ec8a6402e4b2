import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unsupportedFeatures } from './browser-support.ts';

const build = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(build, { recursive: true, force: true }));

describe('the check of supported browsers', () => {
  it('names syntax, built-ins, web APIs and CSS that are newer, and nothing else', () => {
    writeFileSync(join(build, 'syntax.js'), 'export const pattern = /[\\p{L}--[a-z]]/v;');
    writeFileSync(join(build, 'built-in.js'), 'export const pair = Promise.withResolvers();');
    writeFileSync(
      join(build, 'api.js'),
      'export const is = URL.canParse("/"); navigator.locks.query(); structuredClone({});',
    );
    writeFileSync(join(build, 'style.css'), 'p { color: red; field-sizing: content }');
    const problems = unsupportedFeatures(build).join('\n');
    expect(problems).toContain('syntax.js');
    expect(problems).toContain('PromiseWithResolvers');
    expect(problems).toContain('URL.canParse');
    expect(problems).not.toContain('navigator.locks');
    expect(problems).toContain('field-sizing');
  });
});
