import { countsDaysOnly } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import { ExpiryDate } from '../../../shared/pass/PassCells.tsx';
import { countdown, type Pass, totalSessions } from './passes.ts';

/** The last day of a pass, with the number of days left when they are few. */
export function Expiry({ pass, today }: { pass: Pass; today: string }) {
  const days = countdown(pass, today);
  return <ExpiryDate date={pass.expiredDate} badge={days && <Badge>{days}</Badge>} />;
}

/** The remaining sessions of a pass, with the total if it is known; nothing for a pass that counts days. */
export function SessionsText({ pass }: { pass: Pass }) {
  if (countsDaysOnly(pass)) return null;
  const left = pass.remainingSessionCount;
  const total = totalSessions(pass);
  return (
    <Text as="span" weight="medium" wrap="none">
      {left === null ? noValue : total === null ? `${left}회` : `${left} / ${total}회`}
    </Text>
  );
}
