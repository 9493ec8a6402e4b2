import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { docsTheme } from '../theme.ts';
import { useShownTheme } from './use-shown-theme.ts';

/** A docs page in the colours of the theme that the toolbar selects. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props} theme={docsTheme(useShownTheme())}>
      <main>{children}</main>
    </DocsContainer>
  );
}
