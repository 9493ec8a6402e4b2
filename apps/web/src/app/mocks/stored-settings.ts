import {
  decodeSettings,
  defaultSettings,
  encodeSettings,
  type MockSettings,
} from '@fitness/mocks/settings';
import { openDatabase } from '@fitness/mocks/browser';
import { get, set } from 'idb-keyval';

const KEY = 'settings';
const open = () => openDatabase('fitness-mocks-settings', 'settings');

/** The settings of the last visit, or the defaults if none are stored or storage is blocked. */
export async function storedSettings(): Promise<MockSettings> {
  try {
    const text = await get<string>(KEY, open());
    return text === undefined ? defaultSettings : decodeSettings(text).settings;
  } catch {
    return defaultSettings;
  }
}

/** Stores the settings for the next reload, unless storage is blocked. */
export async function storeSettings(settings: MockSettings) {
  try {
    await set(KEY, encodeSettings(settings), open());
  } catch (error) {
    console.warn('[fitness]', '목 백엔드의 설정을 저장하지 못했습니다.', error);
  }
}
