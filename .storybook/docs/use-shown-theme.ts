import type { ThemeName } from '@fitness/ui/theme/themes';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { shownTheme } from '../theme.ts';

function onGlobals(listener: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** The theme that the canvas shows. */
export function useShownTheme(): ThemeName {
  return useSyncExternalStore(onGlobals, shownTheme);
}
