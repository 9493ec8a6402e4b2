import { describe, expect, it } from 'vitest';
import { contract } from '../../../testing/contract/command.ts';
import { allTasks } from '../rules/index.ts';
import { options, readCommandLine } from './options.ts';

const base = ['--base-url', 'http://localhost:8080'];

describe('the options of the contract command', () => {
  it('become those of the run', () => {
    const args =
      '--base-url https://api.makefit.kr/v1/ --product pilates --token-master a.b.c --token-master d.e.f --expired-token x --rules --safe --only signUp --allow-untested hook --seed 7 --runs 3 --bail --timeout 0.5 --wait 30 --concurrency 2 --hook http://localhost:1/hook';
    const asked = readCommandLine([...args.split(' '), '--header', 'X-Key: a: b'], {});
    expect(asked).toEqual({
      reports: [],
      baseline: undefined,
      suite: {
        baseUrl: 'https://api.makefit.kr/v1',
        product: 'pilates',
        accounts: { ROLE_MASTER: [{ token: 'a.b.c' }, { token: 'd.e.f' }] },
        expiredTokens: ['x'],
        rules: true,
        safe: true,
        only: ['signUp'],
        allowUntested: ['hook'],
        seed: 7,
        runs: 3,
        bail: true,
        timeoutMs: 500,
        waitMs: 30_000,
        headers: { 'X-Key': 'a: b' },
        concurrency: 2,
        hook: 'http://localhost:1/hook',
      },
    });
  });

  it('take tokens of the environment for both people of a role', () => {
    const environment = { CONTRACT_TOKEN_MANAGER: 'a.b.c', CONTRACT_TOKEN_MANAGER_2: 'd.e.f' };
    expect(readCommandLine(base, environment)).toMatchObject({
      suite: { accounts: { ROLE_MANAGER: [{ token: 'a.b.c' }, { token: 'd.e.f' }] } },
    });
  });

  it.each([
    [[], '--base-url is required.'],
    [['--base-url', 'localhost:8080'], 'must be a URL with http or https.'],
    [[...base, '--runs=-1'], 'must be a whole number from 0 to 100000.'],
    [[...base, '--timeout', '0'], 'must be a number of seconds up to 3600.'],
    [[...base, '--header', 'no colon'], "must be like 'Name: value'."],
    [[...base, '--header', 'X Key: x'], '--header: the name must be letters, digits and '],
    [[...base, '--header', 'Authorization: x'], 'is set by the suite itself.'],
    [[...base, '--header', 'X-Key: a\nb: c'], '--header X-Key: the value must be visible ASCII'],
    [[...base, '--header', 'X-Key: a', '--header', 'x-key: b'], '--header: a name is given twice.'],
    [['--base-url', 'http://a:secret@localhost'], '--base-url: has a username or password, but'],
    [['--base-url', 'http://localhost/?a=1'], 'must have no query and no fragment.'],
    [[...base, '--ca', 'package.json'], '--ca package.json: is not a file of certificates as PEM'],
    [[...base, '--report', 'report.pdf'], 'must end with .html, .json, .xml.'],
    [[...base, '--report', '/dev/null/x.html'], '--report /dev/null/x.html: '],
    [[...base, '--baseline', 'missing.json'], 'is not the JSON report of an earlier run'],
    [
      [...base, '--accounts', 'package.json'],
      '--accounts package.json: is not a file of accounts as JSON (name: ',
    ],
    [[...base, '--only', 'createClas'], 'The nearest are createClass, '],
    [[...base, '--colour'], "Unknown option '--colour'"],
  ])('are refused with a sentence and exit code 2: %j', async (args, sentence) => {
    const { code, out, errors } = await contract(args);
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^ {4}at |secret/m);
    expect(errors).toMatch(/See --help\.$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('are all listed by --help, which needs no backend', async () => {
    const { code, out } = await contract(['--help']);
    for (const name of Object.keys(options))
      expect(out).toMatch(new RegExp(`^  --${name} .*\\w`, 'm'));
    expect(code).toBe(0);
  });

  it('print each rule with its group and sentence with --list', async () => {
    const { code, out } = await contract(['--list']);
    expect(out.split('\n')).toHaveLength(allTasks.length);
    expect(out).toMatch(/^createClass\/taken-hour +rules +a trainer has one class an hour$/m);
    expect(code).toBe(0);
  });
});
