import { standard } from './default.ts';
import { empty } from './empty.ts';
import type { Scenario } from './scenario.ts';

export type { Scenario } from './scenario.ts';

/** Every scenario by its name: the one list for the app, Storybook, tests and the server. */
export const scenarios = { default: standard, empty } as const satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Whether a text, such as a command line's, names a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
