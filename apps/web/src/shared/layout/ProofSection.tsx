import { Display } from '@fitness/ui/Display';
import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { Stack } from '@fitness/ui/layout/Stack';
import type { ReactNode } from 'react';

type ProofSectionProps = {
  /** Decorative English words above the heading. */
  eyebrow: string;
  heading: ReactNode;
  children: ReactNode;
};

/** A section of a promotional page. */
export function ProofSection({ eyebrow, heading, children }: ProofSectionProps) {
  return (
    <Page>
      <Stack as="section" gap="lg">
        <Stack gap="xs">
          <Display size="sm" color="accent" lang="en" aria-hidden>
            {eyebrow}
          </Display>
          <Heading level={2} size="title">
            {heading}
          </Heading>
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
