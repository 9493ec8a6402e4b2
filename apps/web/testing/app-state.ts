import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { isScenarioName } from '@fitness/mocks/scenarios';
import type { AppFrameProps } from './AppFrame.tsx';
import { faultPresets } from './fault-presets.ts';

/** What Storybook's toolbar holds, as it stands in the address of the page; anything unknown changes nothing. */
export type ToolbarGlobals = {
  role?: unknown;
  scenario?: unknown;
  fault?: unknown;
  clock?: unknown;
};

/** The value of a tool that leaves a story as it is. */
export const asInStory = 'story';

/** The value of the role tool for somebody who is not signed in. */
export const signedOut = 'visitor';

function roleFrom(role: unknown): Partial<AppFrameProps> {
  if (role === signedOut) return { persona: undefined, token: undefined };
  const account = demoAccounts.find(({ username }) => username === role);
  return account ? { persona: account.username, token: undefined } : {};
}

const scenarioFrom = (scenario: unknown): Partial<AppFrameProps> =>
  typeof scenario === 'string' && isScenarioName(scenario) ? { scenario } : {};

function faultsFrom(name: unknown): Partial<AppFrameProps> {
  const preset =
    typeof name === 'string' && Object.hasOwn(faultPresets, name) ? faultPresets[name] : undefined;
  return preset
    ? { faults: preset.faults ?? [], thirdPartyFaults: preset.thirdPartyFaults ?? [] }
    : {};
}

/** A link cannot hold a colon, so a time is written `2026-11-20T10-00`. */
function clockFrom(clock: unknown): Partial<AppFrameProps> {
  const [, date, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)$/.exec(String(clock)) ?? [];
  return date ? { now: `${date}T${hour}:${minute}:00` } : {};
}

/** What the toolbar puts in place of a story's own state: nothing where it says `asInStory`. */
export function overridesFrom({
  role,
  scenario,
  fault,
  clock,
}: ToolbarGlobals): Partial<AppFrameProps> {
  return {
    ...roleFrom(role),
    ...scenarioFrom(scenario),
    ...faultsFrom(fault),
    ...clockFrom(clock),
  };
}

/** The state that is shown: the story's own, and over it whatever the toolbar was set to. */
export function stateOf<Args extends Partial<AppFrameProps>>(
  args: Args,
  globals: ToolbarGlobals,
): Args {
  return { ...args, ...overridesFrom(globals) };
}
