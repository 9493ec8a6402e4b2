import { demoAccounts } from '@fitness/mocks/demo-accounts';
import {
  withSettings,
  type MockSettings,
  SETTINGS_PARAM,
  settingsFromUrl,
} from '@fitness/mocks/settings';

/** Who is signed in, as a link says it: a demo account's ID, or this for nobody. */
export const visitor = 'visitor';

const PERSONA_PARAM = 'mock-as';

/** The address with everything that the mock backend is set to and, when it is a demo account or nobody, who is signed in. */
export function linkWith(href: string, settings: MockSettings, persona: string | undefined) {
  const url = new URL(withSettings(href, settings));
  url.searchParams.delete(PERSONA_PARAM);
  if (persona !== undefined) url.searchParams.set(PERSONA_PARAM, persona);
  return url.href;
}

/** What a link brought along, and the address without it; null for an ordinary address. */
export function openedLink(href: string) {
  const found = settingsFromUrl(href);
  const url = new URL(href);
  const persona = url.searchParams.get(PERSONA_PARAM);
  if (!found && persona === null) return null;
  url.searchParams.delete(SETTINGS_PARAM);
  url.searchParams.delete(PERSONA_PARAM);
  const isKnown = persona === visitor || demoAccounts.some(({ username }) => username === persona);
  return {
    settings: found?.settings,
    unread: found?.invalid ?? [],
    persona: isKnown && persona !== null ? persona : undefined,
    rest: url.href,
  };
}
