import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';

/** The props of a PageHeading. */
export interface PageHeadingProps {
  /** The title of the page. */
  children: ReactNode;
  /** One sentence that says what the page is for, or a link back. */
  lead?: ReactNode;
  /** What can be done on the whole page, beside the title where there is room. */
  actions?: ReactNode;
}

/** The one first-level heading of a page, with its lead. */
export function PageHeading({ children, lead, actions }: PageHeadingProps) {
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Heading level={1} size="heading">
          {children}
        </Heading>
        {lead !== undefined && (
          <Text tone="muted" maxWidth="reading">
            {lead}
          </Text>
        )}
      </Stack>
      {actions !== undefined && <Inline gap="xs">{actions}</Inline>}
    </Inline>
  );
}
