import { Badge } from '@fitness/ui/Badge';
import { Text } from '@fitness/ui/Text';
import { ExpiryDate } from '../../../shared/pass/PassCells.tsx';
import { countdown, type Pass, sessionsOf } from './passes.ts';

/** The last day of a pass, with the number of days left when they are few. */
export function Expiry({ pass, today }: { pass: Pass; today: string }) {
  const days = countdown(pass, today);
  return <ExpiryDate date={pass.expiredDate} badge={days && <Badge>{days}</Badge>} />;
}

/** The remaining sessions of a pass on one line; nothing for a pass that counts days. */
export function SessionsText({ pass }: { pass: Pass }) {
  const sessions = sessionsOf(pass);
  return (
    sessions && (
      <Text as="span" weight="medium" wrap="none">
        {sessions}
      </Text>
    )
  );
}
