import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A repository with a commit for each subject, whose types pass where the code is 0. */
function repository(commits: readonly (readonly [subject: string, code: number])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  git('init', '--quiet');
  cpSync('pnpm-lock.yaml', join(folder, 'pnpm-lock.yaml'));
  for (const [subject, code] of commits) {
    const scripts = { types: `exit ${code}` };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', subject);
  }
  return folder;
}

/** What `pnpm commits:check` prints in a folder. */
const check = (cwd: string, ...args: string[]) =>
  new Promise<string>((done) => {
    const script = resolve('.ci/stages/commits.ts');
    execFile(process.execPath, [script, ...args], { cwd }, (_error, stdout) => done(stdout));
  });

it('names the commit that does not type-check, also where the next one does', async () => {
  const folder = repository([
    ['feat: begin', 0],
    ['fix: forget an import', 1],
    ['fix: add the import', 0],
    ['Whatever', 0],
  ]);
  const output = await check(folder);
  expect(output).toMatch(/fix: forget an import: does not type-check/);
  expect(output).toMatch(/Whatever: does not read/);
  expect(output).toContain('commits: 2 passed, 2 failed');
  expect(await check(folder, 'HEAD~2')).toContain('commits: 1 passed, 1 failed');
  expect(await check(folder, 'nowhere')).toBe('');
});

it('has nothing to check without a history', async () => {
  const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
  onTestFinished(() => rmSync(shallow, { recursive: true, force: true }));
  const folder = repository([
    ['feat: begin', 0],
    ['Whatever', 1],
  ]);
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, shallow]);
  for (const place of [shallow, tmpdir()])
    expect(await check(place)).toBe('There is nothing to check.\ncommits: 0 passed, 0 failed\n');
});
