import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { useReserve } from '../api.ts';
import { ClassName } from './ClassName.tsx';
import {
  type ClassRefusal,
  classRefusal,
  type Circumstances,
  type ReservableClass,
} from './classes.ts';
import * as styles from './RowList.css.ts';
import { Seats } from './Seats.tsx';
import { classRefusals } from '../texts.ts';

function reasonFor(refusal: ClassRefusal) {
  const reason = classRefusals[refusal];
  if (refusal === 'full') return <Badge tone="warning">{reason}</Badge>;
  return refusal === 'reserved' ? <Badge tone="success">{reason}</Badge> : reason;
}

/** One class of the chosen day with its button 예약하기, which says why when it cannot be pressed. */
export function ClassRow({
  one,
  membershipId,
  circumstances,
}: {
  one: ReservableClass;
  membershipId: number;
  circumstances: Circumstances;
}) {
  const { mutate, isPending } = useReserve(membershipId, one.classId);
  const refusal = classRefusal(one, circumstances);
  const time = formatTime(one.classTime);
  return (
    <>
      <time className={styles.time} dateTime={one.classTime}>
        {time}
      </time>
      <div className={styles.what}>
        <ClassName {...one} />
        <p className={styles.detail}>
          <Seats taken={one.currentCustomer} all={one.maxCustomer} />
        </p>
      </div>
      <div className={styles.action}>
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          disabledReason={refusal === null || isPending ? undefined : reasonFor(refusal)}
          onPress={() => mutate()}
        >
          예약하기<VisuallyHidden>{` ${time} ${one.trainerName ?? noValue}`}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
