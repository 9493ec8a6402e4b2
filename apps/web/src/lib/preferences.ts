import { preferences, preferencesAttribute } from '@fitness/ui/theme/preferences';
import { preferencesCookie } from './preferences-cookie.ts';
import { basename } from './site-path.ts';

/** What the user can choose for this site on this device. */
export type Preference = keyof typeof preferences;

const yearInSeconds = 365 * 24 * 60 * 60;

const chosen = (text: string | null) => (text ?? '').split('.').filter(Boolean);

function storedNames() {
  const [, text = ''] =
    new RegExp(`(?:^|; )${preferencesCookie}=([^;]*)`, 'u').exec(document.cookie) ?? [];
  return chosen(text);
}

function store(names: readonly string[]) {
  const lifetime = names.length === 0 ? 0 : yearInSeconds;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${preferencesCookie}=${names.join('.')}; path=${basename}/; max-age=${lifetime}; samesite=lax${secure}`;
}

/** The names in effect, which the document has had since before its first paint. */
const activeNames = () => chosen(document.documentElement.getAttribute(preferencesAttribute));

export function hasPreference(preference: Preference) {
  return activeNames().includes(preferences[preference]);
}

/**
 * Applies a preference and stores it in a cookie, which a document can read before its first paint and which survives a sign-out;
 * names of a later release stay.
 */
export function setPreference(preference: Preference, isChosen: boolean) {
  const name = preferences[preference];
  const others = activeNames().filter((other) => other !== name);
  const names = isChosen ? [...others, name] : others;
  if (names.length === 0) document.documentElement.removeAttribute(preferencesAttribute);
  else document.documentElement.setAttribute(preferencesAttribute, names.join('.'));
  store(names);
}

/** Stores the preferences for another year, because Safari deletes cookies of scripts a week after they were stored. */
export function renewPreferences() {
  const names = storedNames();
  if (names.length > 0) store(names);
}
