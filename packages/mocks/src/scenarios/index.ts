import { busy } from './busy.ts';
import { defaultScenario } from './default.ts';
import { empty } from './empty.ts';
import { expiredPasses } from './expired-passes.ts';
import { hostileText } from './hostile-text.ts';
import { newStudio } from './new-studio.ts';
import type { Scenario } from './scenario.ts';
import { soldOutDay } from './sold-out-day.ts';

export type { Scenario } from './scenario.ts';

/** Every scenario by its name: the one list for the app, Storybook, tests and the server. */
export const scenarios = {
  default: defaultScenario,
  empty,
  newStudio,
  busy,
  soldOutDay,
  expiredPasses,
  hostileText,
} as const satisfies Record<string, Scenario>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Every scenario's name, the default one first. */
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

/** A scenario to choose, for the mock panel and Storybook's toolbar. */
export interface ScenarioChoice {
  readonly name: ScenarioName;
  readonly label: string;
  readonly description: string;
}

/** Every scenario with its Korean label and description, the default one first. */
export const scenarioChoices: readonly ScenarioChoice[] = scenarioNames.map((name) => {
  const { label, description } = scenarios[name];
  return { name, label, description };
});

/** Whether a text, such as a command line's, names a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
