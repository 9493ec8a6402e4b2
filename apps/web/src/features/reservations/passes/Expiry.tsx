import { Badge } from '@fitness/ui/Badge';
import { ExpiryDate } from '../../../shared/pass/ExpiryDate.tsx';
import { countdown, type Pass } from './passes.ts';

export function Expiry({ pass, today }: { pass: Pass; today: string }) {
  const badge = countdown(pass, today);
  return (
    <ExpiryDate
      date={pass.expiredDate}
      badge={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    />
  );
}
