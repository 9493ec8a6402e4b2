import { preferences, preferencesAttribute } from '../src/theme/preferences.ts';

/** A `beforeEach` that sets what a user has chosen for this site, until the story ends. */
export function withPreference(name: keyof typeof preferences) {
  return () => {
    const page = document.documentElement;
    page.setAttribute(preferencesAttribute, preferences[name]);
    return () => page.removeAttribute(preferencesAttribute);
  };
}
