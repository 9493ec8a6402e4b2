import { Icon } from '@fitness/ui/Icon';
import { Inline } from '@fitness/ui/layout/Inline';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import { pages } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import { myPasses } from '../api.ts';
import { useListOrStored } from '../offline-lists.ts';
import { sessionsOf } from '../passes/passes.ts';
import { passLabels } from '../texts.ts';

/** The link back to all passes, and the pass that is used. */
export function DayLead({ membershipId }: { membershipId: number | null }) {
  const { data } = useListOrStored(myPasses);
  const pass = data?.find((each) => each.membershipId === membershipId);
  return (
    <Inline as="span" gap="lg" rowGap="none">
      <Link href={paths.reservations}>
        <Icon name="chevronLeft" />
        <span>{pages.reservations.title}</span>
      </Link>
      {pass && (
        <Inline as="span" gap="xs" rowGap="none">
          <Text as="strong" color="default">
            {pass.promotionName ?? noValue}
          </Text>
          <span>{pass.trainerName ?? noValue}</span>
          <span>{passLabels.remainingSessionCount}</span>
          <span>{sessionsOf(pass)}</span>
        </Inline>
      )}
    </Inline>
  );
}
