import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Text } from '@fitness/ui/Text';
import { useAction } from '../../../shared/api/use-action.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { type Subject, useCreateClass } from '../api.ts';
import { useMaximumOf } from '../maximums.ts';
import { classTexts, restoreTexts } from '../texts.ts';
import { type Deleted, secondsLeft } from './restore.ts';
import type { DeletedClasses } from './use-deleted-classes.ts';

type RestoreButtonProps = { one: Deleted; deleted: DeletedClasses; subject: Subject };

/** A button that registers a deleted class again, beside the seconds for which it is offered. */
export function RestoreButton({ one, deleted, subject }: RestoreButtonProps) {
  const { classId, classTime } = one.item;
  const createClass = useCreateClass();
  const maximum = useMaximumOf(classTime, subject.classSubjectName);
  const time = formatTime(classTime);
  const { run, isPending } = useAction({
    key: ['createClass', classId],
    send: () => {
      deleted.hold(classId);
      return createClass({
        classSubjectId: subject.classSubjectId,
        classTime,
        classMaxCustomer: maximum,
        classCustomerReserve: 0,
      });
    },
    success: restoreTexts.restored({ time, maximum }),
    failure: classTexts.registerFailed,
    refreshes: ['listClassesWithReservations', 'listRegisteredTimes'],
    isPendingUntilRefreshed: true,
  });
  const restore = async () => {
    if (await run()) deleted.remove(classId);
    // From the beginning, because the user has spent time on reading the failure.
    else deleted.start([classId]);
  };
  return (
    <Inline gap="sm" align="center">
      <Text as="span" size="sm" color="muted">
        {restoreTexts.secondsLeft({ count: secondsLeft(one, deleted.time) })}
      </Text>
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        aria-label={restoreTexts.restoreAt({ time })}
        onPress={() => void restore()}
      >
        {restoreTexts.restore}
      </Button>
    </Inline>
  );
}
