import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';

import type { ReactNode } from 'react';
import { section } from './docs.css.ts';
import { Unstyled } from './Unstyled.tsx';

/** A section of a docs page with its heading, in the look of the design system. */
export function DocsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Unstyled>
      <div className={section}>
        <Stack as="section" gap="md" aria-label={title}>
          <Heading level={2} size="xl">
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </Unstyled>
  );
}
