// Shows the breaking changes between two contracts with oasdiff, which is a Go program.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from './support/options.ts';

const version = 'v1.35.0';
const usage = `pnpm contract:breaking OLD [NEW]

  OLD, NEW   files, or revisions such as main:openapi.yaml; NEW is openapi.yaml by default

  Exit 0: no breaking change; 1: breaking changes; 2: the comparison could not run.
  Runs the oasdiff that the variable OASDIFF names, or builds ${version} in .cache/oasdiff, which needs Go.`;

const { positionals } = readOptions(usage, {});
const [before, after = 'openapi.yaml', ...rest] = positionals;
if (before === undefined || rest.length > 0) stop(usage);

const bin = resolve('.cache/oasdiff', version);
const built = resolve(bin, process.platform === 'win32' ? 'oasdiff.exe' : 'oasdiff');
const program = process.env['OASDIFF'] ?? built;
if (program === built && !existsSync(built)) build();

const { status, error } = spawnSync(program, ['breaking', before, after, '--fail-on', 'ERR'], {
  stdio: 'inherit',
});
if (error) stop(`${program} cannot be started: ${error.message}`);
// oasdiff has codes above 100 for files that it cannot read.
process.exit(status === 0 || status === 1 ? status : 2);

function build() {
  const { status } = spawnSync('go', ['install', `github.com/oasdiff/oasdiff@${version}`], {
    stdio: 'inherit',
    env: { ...process.env, GOBIN: bin },
  });
  if (status !== 0)
    stop(`oasdiff ${version} could not be built. Install Go, or name an oasdiff with OASDIFF.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
