import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { Stack } from '@fitness/ui/layout/Stack';
import type { ReactNode } from 'react';

type PromotionSectionProps = {
  heading: string;
  children: ReactNode;
};

/** A section of a promotional page. */
export function PromotionSection({ heading, children }: PromotionSectionProps) {
  return (
    <Page>
      <Stack as="section" gap="lg">
        <Heading level={2} size="title">
          {heading}
        </Heading>
        {children}
      </Stack>
    </Page>
  );
}
