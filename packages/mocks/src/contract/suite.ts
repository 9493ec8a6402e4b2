import { systemClock } from '../clock.ts';
import { isSignedByMock } from '../engine/token.ts';
import { HOOK_PATH } from '../hook-path.ts';
import { cleanUp } from './clean-up.ts';
import { randomBelow } from './fixtures/fresh-values.ts';
import { createFreeHours } from './fixtures/hours.ts';
import type { Context, RuleResult } from './harness/context.ts';
import { Results } from './harness/results.ts';
import { CannotRun } from './harness/untested.ts';
import { findUsers, Legend } from './harness/users.ts';
import { createCoverage, untestedItems } from './report/coverage.ts';
import { withoutMissing } from './report/missing.ts';
import type { SuiteReport } from './report/suite-report.ts';
import { allTasks } from './rules/index.ts';
import { runTasks, type Task } from './schedule.ts';
import { DEFAULTS, type SuiteOptions } from './suite-options.ts';
import { createHook } from './wire/hook.ts';
import { assertReachable, createClient, createTransport } from './wire/transport.ts';

/**
 * Runs the contract suite against a backend. Rejects with `CannotRun` where the backend cannot be tested, a given
 * account cannot be used, the hook fails, or the run was interrupted; what it created is deleted before.
 */
export async function runSuite(given: SuiteOptions): Promise<SuiteReport> {
  const started = performance.now();
  const defaults = { ...DEFAULTS, clock: systemClock, seed: randomBelow(1_000_000) };
  const options = { ...defaults, ...withoutUndefined(given) };
  const { baseUrl, product, seed, runs, clock, safe: isSafe, only } = options;
  const transport = createTransport(options);
  await assertReachable(transport, baseUrl);

  const legend = new Legend();
  const results: RuleResult[] = [];
  const users = await findUsers(transport.send, options.accounts, legend);
  const tokens = Object.values(users).flatMap((own) => own.map(({ token }) => token));
  const isMock = (await Promise.all(tokens.map(isSignedByMock))).includes(true);
  const { rules = isMock, hook: hookUrl = isMock ? baseUrl + HOOK_PATH : undefined } = options;
  const hook = createHook(hookUrl, transport, isSafe);
  const coverage = createCoverage();
  const shared = {
    settings: { product, seed, runs, rules, isSafe, isMock },
    users,
    clock,
    freeHours: createFreeHours(),
    hook,
    legend,
    expiredTokens: options.expiredTokens,
  };

  const tasks = allTasks.filter(
    (task) => (rules || task.rule.group === 'contract') && isChosen(task, only),
  );
  const runTask = async (task: Task): Promise<void> => {
    const client = createClient(transport, isSafe, coverage.add);
    const ownResults = new Results(client, task.operation);
    const { title } = task.rule;
    results.push(await resultOf(task, { ...shared, title, client, results: ownResults }));
  };
  const isDone = () => options.bail && results.some(({ findings }) => findings.length > 0);
  try {
    await runTasks(tasks, options.concurrency, runTask, isDone);
  } catch (error) {
    const leftBehind = await cleanUp(transport, users, hook);
    if (error instanceof CannotRun) error.leftBehind = leftBehind;
    throw error;
  }

  results.sort((a, b) => orderOf(a) - orderOf(b));
  const found = withoutMissing(results, transport.log);
  const run = { baseUrl, seed, runs, rules, isSafe, results: found, coverage: coverage.items };
  return {
    ...run,
    untested: untestedItems({ ...run, users, only }, options.allowUntested),
    legend: Object.fromEntries(legend.entries),
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: found.reduce((sum, { findings }) => sum + findings.length, 0),
    leftBehind: await cleanUp(transport, users, hook),
    requests: transport.log.length,
    resent: transport.resent,
    durationMs: Math.round(performance.now() - started),
  };
}

function withoutUndefined(options: SuiteOptions) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as {
    readonly [Name in keyof SuiteOptions]: Exclude<SuiteOptions[Name], undefined>;
  };
}

function isChosen({ operation, rule }: Task, only: readonly string[]): boolean {
  const names = [operation, rule.name, `${operation}/${rule.name}`];
  return only.length === 0 || only.some((name) => names.includes(name));
}

async function resultOf({ operation, rule }: Task, context: Context): Promise<RuleResult> {
  const started = performance.now();
  const { results } = context;
  await results.attempt(() => rule.run(context));
  results.failOnViolations();
  const { passed, findings, untested } = results;
  const durationMs = performance.now() - started;
  return { ...rule, operation, passed, findings, untested, durationMs };
}

function orderOf({ operation, name }: Pick<RuleResult, 'operation' | 'name'>): number {
  return allTasks.findIndex((task) => task.operation === operation && task.rule.name === name);
}
