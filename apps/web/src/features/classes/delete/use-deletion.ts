import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useState } from 'react';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { useDeleteClass, useIsChanging, useRefreshClasses } from '../api.ts';
import { reasonsOf } from '../reasons.ts';
import { classTexts } from '../texts.ts';
import { countOf, type ManagedClass } from '../calendar/timetable.ts';

/** Why classes could not be deleted, by their number. */
export type DeleteFailures = ReadonlyMap<number, string>;

function questionFor(chosen: readonly ManagedClass[]) {
  const { classes, reservations } = countOf(chosen);
  const cancelled =
    reservations === null
      ? classTexts.perhapsCancelledToo
      : classTexts.cancelledToo({ count: reservations });
  return `${classTexts.deleteQuestion({ count: classes })} ${cancelled}`;
}

/**
 * Deletes classes of a day, once the person has confirmed it; each is a call of its own, those that fail stay and say why.
 * `onSend` is told the classes once they are confirmed.
 */
export function useDeletion(date: string, onSend: (chosen: readonly ManagedClass[]) => void) {
  const { alert, confirm } = useAlert();
  const notice = useSessionNotice();
  const { showToast } = useToast();
  const { mutateAsync } = useDeleteClass();
  const { isChanging, isChangingNow } = useIsChanging();
  const refresh = useRefreshClasses();
  const [failures, setFailures] = useState<DeleteFailures>(new Map());
  const [isRunning, setRunning] = useState(false);

  const deleteAll = async (chosen: readonly ManagedClass[]) => {
    const failed = new Map<number, string>();
    let lastError: unknown;
    for (const one of chosen) {
      await mutateAsync(one).catch((error: unknown) => {
        lastError = error;
        failed.set(one.classId, errorMessageOf(error));
      });
    }
    return { failed, lastError };
  };

  const ask = async (chosen: readonly ManagedClass[]) => {
    if (isChangingNow()) return;
    if (date < seoulToday()) return alert(classTexts.deletePast);
    if (chosen.length === 0) return alert(classTexts.noClass);
    if (!(await confirm(questionFor(chosen), { tone: 'danger' }))) return;
    onSend(chosen);
    setRunning(true);
    const { failed, lastError } = await deleteAll(chosen);
    setRunning(false);
    setFailures(failed);
    void refresh();
    if (failed.size < chosen.length) showToast(classTexts.deleted);
    if (failed.size > 0) {
      await alert(classTexts.deleteFailed({ reason: reasonsOf([...failed.values()]) }), {
        tone: 'danger',
      });
      await notice(lastError);
    }
  };

  return { ask, failures, isPending: isChanging || isRunning };
}
