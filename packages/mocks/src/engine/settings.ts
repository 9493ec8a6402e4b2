import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import { fixedClock, systemClock, type Clock } from '../clock.ts';
import type { LocalDateTime } from '../dates.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/index.ts';
import type { Fault } from './faults/fault.ts';
import { decodeFault, encodeFault } from './faults/fault-text.ts';

export interface Latency {
  readonly ms: number;
  /** An additional random delay of up to this many milliseconds. */
  readonly spreadMs: number;
}

export interface MockSettings {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The fixed local time in Seoul; undefined for the machine's clock. */
  readonly clock: LocalDateTime | undefined;
  readonly latency: Latency;
  readonly faults: readonly Fault[];
}

export const defaultSettings: MockSettings = {
  scenario: 'default',
  seed: 1,
  clock: undefined,
  latency: { ms: 0, spreadMs: 0 },
  faults: [],
};

export const SETTINGS_PARAM = 'mock';

/** The settings that are not default, as URL-safe text of letters, digits and `-._*`. */
export function encodeSettings({ scenario, seed, clock, latency, faults }: MockSettings): string {
  return [
    scenario,
    ...(seed === defaultSettings.seed ? [] : [`seed-${seed}`]),
    ...(clock === undefined ? [] : [`at-${clock.replaceAll(/[-:]/g, '')}`]),
    ...(isLate(latency) ? [`late-${latency.ms}-${latency.spreadMs}`] : []),
    ...faults.map(encodeFault),
  ].join('_');
}

/** The settings of such a text; `invalid` lists the parts that could not be read. */
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

/** The URL with these settings in its search params. */
export function withSettings(href: string, settings: MockSettings): string {
  const url = new URL(href);
  url.searchParams.set(SETTINGS_PARAM, encodeSettings(settings));
  return url.href;
}

/** The settings in the search params of a URL; undefined where it has none. */
export function settingsFromUrl(href: string): ReturnType<typeof decodeSettings> | undefined {
  const text = URL.canParse(href) ? new URL(href).searchParams.get(SETTINGS_PARAM) : null;
  return text === null ? undefined : decodeSettings(text);
}

/** The faults to set, including the latency of every response. */
export function faultsOf({
  latency,
  faults,
}: Pick<MockSettings, 'latency' | 'faults'>): readonly Fault[] {
  return isLate(latency) ? [{ kind: 'latency', ...latency }, ...faults] : faults;
}

/** The clock to set: fixed, or the machine's. */
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

function isLate({ ms, spreadMs }: Latency): boolean {
  return ms > 0 || spreadMs > 0;
}

function withPart(settings: MockSettings, part: string): MockSettings | undefined {
  if (isScenarioName(part)) return { ...settings, scenario: part };
  const [, seed] = /^seed-(\d+)$/.exec(part) ?? [];
  if (seed !== undefined)
    return Number.isSafeInteger(Number(seed)) ? { ...settings, seed: Number(seed) } : undefined;
  const [, ms, spreadMs = 0] = /^late-(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
  if (ms !== undefined)
    return { ...settings, latency: { ms: Number(ms), spreadMs: Number(spreadMs) } };
  if (part.startsWith('at-')) {
    const digits = /^at-(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)$/;
    const clock = part.replace(digits, '$1-$2-$3:$4:$5');
    return isLocalDateTime(clock) ? { ...settings, clock } : undefined;
  }
  const fault = decodeFault(part);
  return fault && { ...settings, faults: [...settings.faults, fault] };
}
