import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import type { ReactNode } from 'react';

/** Tools of those who work on the product, in the footer; the badge tells them from the product. */
export function FooterTools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Inline role="group" aria-label={label} gap="xxs">
      <Badge>{label}</Badge>
      {children}
    </Inline>
  );
}
