import { useSyncExternalStore } from 'react';
import {
  hasPreference,
  onPreferenceChange,
  type Preference,
} from '../../shared/preferences/preferences.ts';

/** Whether a preference is chosen; false in the prerendered page. */
export function usePreference(preference: Preference) {
  return useSyncExternalStore(
    onPreferenceChange,
    () => hasPreference(preference),
    () => false,
  );
}
