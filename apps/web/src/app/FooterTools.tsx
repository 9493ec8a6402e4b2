import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import type { ReactNode } from 'react';

/** Developer tools in the footer; the badge marks them as such. */
export function FooterTools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Inline role="group" aria-label={label} gap="xxs">
      <Badge>{label}</Badge>
      {children}
    </Inline>
  );
}
