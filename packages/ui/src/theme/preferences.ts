import { media } from './media.ts';

/** The attribute of `html` with what the user has chosen for this site, the names separated by dots. */
export const preferencesAttribute = 'data-preferences';

/** What users can choose for a site beside the settings of their device. */
export const preferences = { largeText: 'large-text', reducedMotion: 'reduced-motion' } as const;

/** The selector of a preference. */
export function preferenceSelector(name: keyof typeof preferences) {
  return `[${preferencesAttribute}*='${preferences[name]}']` as const;
}

/** True for a user who prefers reduced motion, by the device or for this site. */
export function isMotionReduced(): boolean {
  return (
    window.matchMedia(media.reducedMotion).matches ||
    document.documentElement.matches(preferenceSelector('reducedMotion'))
  );
}
