import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import { fixedClock, systemClock, type Clock } from '../clock.ts';
import type { LocalDateTime } from '../dates.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/index.ts';
import type { Fault } from './faults/fault.ts';
import { decodeFault, encodeFault } from './faults/fault-text.ts';

/** How long every answer takes. */
export interface Latency {
  readonly ms: number;
  /** Up to so much more. */
  readonly spreadMs: number;
}

/** Everything that a mock backend can be set to. */
export interface MockSettings {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The time at which the studio stands still; undefined: the machine's clock. */
  readonly clock: LocalDateTime | undefined;
  readonly latency: Latency;
  readonly faults: readonly Fault[];
}

/** What is set where nothing is said. */
export const defaultSettings: MockSettings = {
  scenario: 'default',
  seed: 1,
  clock: undefined,
  latency: { ms: 0, spreadMs: 0 },
  faults: [],
};

/** The query parameter of a link that carries settings. */
export const SETTINGS_PARAM = 'mock';

/** The settings as a text of letters, digits and `-._*`, which a link holds without escapes; what is as usual is left out. */
export function encodeSettings({ scenario, seed, clock, latency, faults }: MockSettings): string {
  return [
    scenario,
    ...(seed === defaultSettings.seed ? [] : [`seed-${seed}`]),
    ...(clock === undefined ? [] : [`at-${clock.replaceAll(/[-:]/g, '')}`]),
    ...(latency.ms === 0 && latency.spreadMs === 0
      ? []
      : [`late-${latency.ms}-${latency.spreadMs}`]),
    ...faults.map(encodeFault),
  ].join('_');
}

/** The settings of such a text; parts that make no sense are left out and handed back. */
export function decodeSettings(text: string): {
  readonly settings: MockSettings;
  readonly invalid: readonly string[];
} {
  const invalid: string[] = [];
  const settings = text
    .split('_')
    .filter((part) => part !== '')
    .reduce<MockSettings>((found, part) => {
      const next = withPart(found, part);
      if (!next) invalid.push(part);
      return next ?? found;
    }, defaultSettings);
  return { settings, invalid };
}

/** The address with the settings in its query, in place of those it had. */
export function withSettings(href: string, settings: MockSettings): string {
  const url = new URL(href);
  url.searchParams.set(SETTINGS_PARAM, encodeSettings(settings));
  return url.href;
}

/** The settings that an address carries; undefined where it carries none. */
export function settingsFromUrl(href: string): ReturnType<typeof decodeSettings> | undefined {
  const text = URL.canParse(href) ? new URL(href).searchParams.get(SETTINGS_PARAM) : null;
  return text === null ? undefined : decodeSettings(text);
}

/** The faults to set: the latency of every answer among them. */
export function faultsOf({
  latency,
  faults,
}: Pick<MockSettings, 'latency' | 'faults'>): readonly Fault[] {
  return latency.ms === 0 && latency.spreadMs === 0
    ? faults
    : [{ kind: 'latency', ...latency }, ...faults];
}

/** The clock to set. */
export function clockOf({ clock }: Partial<Pick<MockSettings, 'clock'>>): Clock {
  return clock === undefined ? systemClock : fixedClock(clock);
}

/** Whether the text is an existing local time such as `2026-11-20T10:00:00`. */
export function isLocalDateTime(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text) &&
    isCalendarDate(text.slice(0, 10))
  );
}

function withPart(settings: MockSettings, part: string): MockSettings | undefined {
  if (isScenarioName(part)) return { ...settings, scenario: part };
  const seed = /^seed-(\d+)$/.exec(part);
  if (seed)
    return Number.isSafeInteger(Number(seed[1]))
      ? { ...settings, seed: Number(seed[1]) }
      : undefined;
  const late = /^late-(\d{1,6})(?:-(\d{1,6}))?$/.exec(part);
  if (late)
    return { ...settings, latency: { ms: Number(late[1]), spreadMs: Number(late[2] ?? 0) } };
  if (part.startsWith('at-')) return withClock(settings, part.slice('at-'.length));
  const fault = decodeFault(part);
  return fault && { ...settings, faults: [...settings.faults, fault] };
}

function withClock(settings: MockSettings, digits: string): MockSettings | undefined {
  const clock = digits.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)$/, '$1-$2-$3:$4:$5');
  return isLocalDateTime(clock) ? { ...settings, clock } : undefined;
}
