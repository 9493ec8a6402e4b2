import { describe, expect, it } from 'vitest';
import { contract } from '../../../testing/contract/command.ts';
import { allTasks } from '../rules/index.ts';
import { readCommandLine } from './options.ts';

const base = ['--base-url', 'http://localhost:8080'];

describe('the options of the contract command', () => {
  it('become those of the run', () => {
    const args =
      '--base-url https://api.makefit.kr/v1/ --product pilates --token-master a.b.c --token-master d.e.f --expired-token x --no-rules --safe --only signUp --allow-untested hook --seed 7 --runs 3 --bail --timeout 0.5 --concurrency 2 --hook http://localhost:1/hook';
    const asked = readCommandLine([...args.split(' '), '--header', 'X-Key: a: b']);
    expect(asked).toMatchObject({
      suite: {
        baseUrl: 'https://api.makefit.kr/v1',
        product: 'pilates',
        accounts: { ROLE_MASTER: [{ token: 'a.b.c' }, { token: 'd.e.f' }] },
        expiredTokens: ['x'],
        rules: false,
        safe: true,
        only: ['signUp'],
        allowUntested: ['hook'],
        seed: 7,
        runs: 3,
        bail: true,
        timeoutMs: 500,
        headers: { 'x-key': 'a: b' },
        concurrency: 2,
        hook: 'http://localhost:1/hook',
      },
    });
  });

  it.each([
    [[], '--base-url is required.'],
    [['--base-url', 'localhost:8080'], 'must be a URL with http or https.'],
    [['--base-url', 'http://a:secret@localhost'], '--base-url: has a username or password, but'],
    [['--base-url', 'http://localhost/?a=1'], 'must have no query and no fragment.'],
    [[...base, '--runs=-1'], '--runs: must be a whole number from 0 to 100000.'],
    [[...base, '--timeout', '0'], 'must be a number of seconds up to 3600.'],
    [[...base, '--header', 'no colon'], "--header: must be like 'Name: value'"],
    [[...base, '--header', 'X Key: secret'], "--header: must be like 'Name: value'"],
    [[...base, '--header', 'X-Key: a\nsecret: c'], "--header: must be like 'Name: value'"],
    [[...base, '--header', 'Authorization: x'], 'is set by the suite itself.'],
    [[...base, '--header', 'X-Key: a', '--header', 'x-key: b'], '--header x-key: is given twice.'],
    [[...base, '--report', 'report.pdf'], 'must end with .json or .xml.'],
    [[...base, '--report', '/dev/null/x.json'], '--report /dev/null/x.json: '],
    [[...base, '--baseline', 'missing.json'], 'is not the JSON report of a run'],
    [[...base, '--accounts', 'package.json'], '--accounts package.json: is not a file of accounts'],
    [[...base, '--only', 'createClas'], 'there is no operation or rule createClas; --list'],
    [[...base, '--colour'], "Unknown option '--colour'"],
  ])('are refused with a sentence and exit code 2: %j', async (args, sentence) => {
    const { code, out, errors } = await contract(args);
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^ {4}at |secret/m);
    expect(errors).toMatch(/See --help\.$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('are explained by --help, and each rule is printed by --list, without a backend', async () => {
    const help = await contract(['--help']);
    expect(help.out).toMatch(/^ {2}--base-url URL .*the backend/m);
    expect(help.code).toBe(0);
    const list = await contract(['--list']);
    expect(list.out.split('\n')).toHaveLength(allTasks.length);
    expect(list.out).toMatch(/^createClass\/taken-hour +rules +a trainer has one class an hour$/m);
    expect(list.code).toBe(0);
  });
});
