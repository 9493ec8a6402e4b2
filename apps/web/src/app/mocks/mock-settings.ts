import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { openDatabase } from '@fitness/mocks/browser';
import {
  decodeSettings,
  defaultSettings,
  type MockSettings,
  SETTINGS_PARAM,
  withSettings,
} from '@fitness/mocks/settings';
import { get, set } from 'idb-keyval';

/** The persona of a signed-out user in a link; every other persona is the username of a demo account. */
export const visitor = 'visitor';

const PERSONA_PARAM = 'mock-as';

/** The URL with the mock backend's settings and, if it is a demo account, the signed-in persona. */
export function linkWith(href: string, settings: MockSettings, persona: string | undefined) {
  const url = new URL(withSettings(href, settings));
  url.searchParams.delete(PERSONA_PARAM);
  if (persona !== undefined) url.searchParams.set(PERSONA_PARAM, persona);
  return url.href;
}

/** The settings and the persona in a URL, and the URL without them; null where it has neither. */
export function openedLink(href: string) {
  const url = new URL(href);
  const text = url.searchParams.get(SETTINGS_PARAM);
  const persona = url.searchParams.get(PERSONA_PARAM);
  if (text === null && persona === null) return null;
  url.searchParams.delete(SETTINGS_PARAM);
  url.searchParams.delete(PERSONA_PARAM);
  const isKnown = persona === visitor || demoAccounts.some(({ username }) => username === persona);
  const settings = text === null ? undefined : decodeSettings(text);
  return {
    settings,
    isInvalid: text !== null && !settings,
    persona: isKnown && persona !== null ? persona : undefined,
    rest: url.href,
  };
}

const settingsKey = 'settings';
const settingsStore = () => openDatabase('fitness-mocks-settings', 'settings');

/** The settings of the last visit, or the defaults if none are stored or storage is blocked. */
export async function storedSettings(): Promise<MockSettings> {
  try {
    const text = await get<string>(settingsKey, settingsStore());
    return decodeSettings(text ?? '') ?? defaultSettings;
  } catch {
    return defaultSettings;
  }
}

/** Stores the settings for the next reload, unless storage is blocked. */
export async function storeSettings(settings: MockSettings) {
  try {
    await set(settingsKey, JSON.stringify(settings), settingsStore());
  } catch (error) {
    console.warn('[fitness]', '목 백엔드의 설정을 저장하지 못했습니다.', error);
  }
}
