import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { docsTheme, shownTheme } from '../theme.ts';

function onGlobals(listener: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** A docs page in the colours of the theme that the toolbar selects. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(onGlobals, shownTheme);
  return (
    <DocsContainer {...props} theme={docsTheme(theme)}>
      <main>{children}</main>
    </DocsContainer>
  );
}
