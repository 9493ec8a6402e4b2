import { Badge } from '@fitness/ui/Badge';
import { ExpiryDate } from '../../../shared/pass/ExpiryDate.tsx';
import { countdown, type Promotion } from './passes.ts';

/** The last day of a pass and the countdown to it. */
export function Expiry({ pass, today }: { pass: Promotion; today: string }) {
  const left = countdown(pass, today);
  return (
    <ExpiryDate
      date={pass.expiredDate}
      badge={left && <Badge tone={left.tone}>{left.label}</Badge>}
    />
  );
}
