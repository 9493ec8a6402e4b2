import type { Fault } from '@fitness/mocks/backend';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { isScenarioName, type ScenarioName } from '@fitness/mocks/scenarios';
import type { ThirdPartyFault } from '@fitness/mocks/third-party';
import { faultPresets } from './fault-presets.ts';

/** The state of the app in a story. */
export interface AppState {
  /** The URL that is open, from `lib/paths.ts`. */
  path: string;
  /** The navigation state of react-router, as the previous page would have passed it. */
  state?: unknown;
  /** The demo account that is signed in, if any. */
  persona?: string;
  /** A token that is stored instead of a persona's. */
  token?: string;
  scenario?: ScenarioName;
  /** The faults of the backend. */
  faults?: readonly Fault[];
  /** The faults of the payment provider and the maps service. */
  thirdPartyFaults?: readonly ThirdPartyFault[];
  /** The studio's time, `2026-11-20T10:00:00` in Asia/Seoul. */
  now?: string;
}

/** The globals of Storybook's toolbar as in its URL; missing and unknown values are ignored. */
export type ToolbarGlobals = {
  role?: unknown;
  scenario?: unknown;
  fault?: unknown;
  clock?: unknown;
};

/** The value of the role tool for a signed-out user. */
export const signedOut = 'visitor';

function roleFrom(role: unknown): Partial<AppState> {
  if (role === signedOut) return { persona: undefined, token: undefined };
  const account = demoAccounts.find(({ username }) => username === role);
  return account ? { persona: account.username, token: undefined } : {};
}

const scenarioFrom = (scenario: unknown): Partial<AppState> =>
  typeof scenario === 'string' && isScenarioName(scenario) ? { scenario } : {};

function faultsFrom(name: unknown): Partial<AppState> {
  const preset =
    typeof name === 'string' && Object.hasOwn(faultPresets, name) ? faultPresets[name] : undefined;
  return preset
    ? { faults: preset.faults ?? [], thirdPartyFaults: preset.thirdPartyFaults ?? [] }
    : {};
}

/** Storybook's URLs do not allow a colon, so a time is written as `2026-11-20T10-00`. */
function clockFrom(clock: unknown): Partial<AppState> {
  const [, date, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)$/.exec(String(clock)) ?? [];
  return date ? { now: `${date}T${hour}:${minute}:00` } : {};
}

/** The part of a story's state that the toolbar overrides. */
function overridesFrom({ role, scenario, fault, clock }: ToolbarGlobals): Partial<AppState> {
  return {
    ...roleFrom(role),
    ...scenarioFrom(scenario),
    ...faultsFrom(fault),
    ...clockFrom(clock),
  };
}

/** A story's state with the overrides of the toolbar. */
export function stateOf<Args extends Partial<AppState>>(args: Args, globals: ToolbarGlobals): Args {
  return { ...args, ...overridesFrom(globals) };
}
