// Type-checks each submitted commit in a worktree of its own, and checks its subject.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjectProblem } from '../commits/subject.ts';
import { copyEnvironment, linkInstalled } from '../support/copy-tree.ts';
import { readOptions } from '../support/options.ts';
import { finish } from '../support/totals.ts';

const { positionals } = readOptions(
  `pnpm commits:check [BASE]

  Type-checks each commit after BASE, and checks that its subject is a Conventional Commit. Without
  BASE those after origin/main or the last tag, at most 20.`,
  {},
);

/** The lines that git prints; none where it fails. */
function linesOf(...args: string[]) {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** The oldest first. A shallow clone has no history to check. */
function submittedCommits() {
  const [base] = positionals;
  if (base !== undefined) {
    if (linesOf('rev-parse', '--verify', `${base}^{commit}`).length > 0)
      return linesOf('rev-list', '--reverse', `${base}..HEAD`);
    console.error(`There is no commit ${base}.`);
    process.exit(2);
  }
  if (linesOf('rev-parse', '--is-shallow-repository')[0] !== 'false') return [];
  const [tag] = linesOf('describe', '--tags', '--abbrev=0');
  const ranges = ['origin/main..HEAD', ...(tag === undefined ? [] : [`${tag}..HEAD`]), 'HEAD'];
  const found = ranges.map((range) => linesOf('rev-list', '--max-count=20', range));
  return (found.find((commits) => commits.length > 0) ?? []).toReversed();
}

const lockfile = 'pnpm-lock.yaml';

/** Checks out a commit with its dependencies; with an equal lockfile it reuses the installed ones. */
function checkOut(commit: string, folder: string) {
  const options = { cwd: folder, stdio: 'ignore', env: copyEnvironment() } as const;
  execFileSync('git', ['checkout', '--force', '--detach', commit], options);
  execFileSync('git', ['clean', '-ffdx'], options);
  if (readFileSync(join(folder, lockfile)).equals(readFileSync(lockfile))) linkInstalled(folder);
  else
    execFileSync(
      'pnpm',
      ['install', '--frozen-lockfile', '--offline', '--ignore-scripts'],
      options,
    );
}

function typeProblem(commit: string, folder: string) {
  try {
    checkOut(commit, folder);
  } catch {
    return 'cannot be checked out or installed';
  }
  const { status, stdout, stderr } = spawnSync('node', ['--run', 'types'], {
    cwd: folder,
    encoding: 'utf8',
    env: copyEnvironment(),
  });
  return status === 0 ? null : `does not type-check:\n${stdout}${stderr}`;
}

const commits = submittedCommits();
const totals = { passed: 0, failed: 0 };
if (commits.length === 0) {
  console.log('There is nothing to check.');
  finish('commits', totals);
}
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commits-')));
try {
  linesOf('worktree', 'add', '--detach', folder, 'HEAD');
  for (const commit of commits) {
    const [name = commit] = linesOf('log', '-1', '--format=%h %s', commit);
    const [subject = ''] = linesOf('log', '-1', '--format=%s', commit);
    const problems = [subjectProblem(subject), typeProblem(commit, folder)].filter(
      (problem) => problem !== null,
    );
    console.log([name, ...(problems.length > 0 ? problems : ['ok'])].join(': '));
    totals[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
} finally {
  linesOf('worktree', 'remove', '--force', folder);
}
finish('commits', totals);
