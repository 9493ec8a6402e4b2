import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { invalidate, send } from '../../../shared/api/operations.ts';
import { paths } from '../../../shared/paths.ts';
import { keepFromReload } from '../../../shared/reload/unfinished-work.ts';
import { getPageUser, usePageUser } from '../../../shared/session/page-user.ts';
import { sessionErrorOf } from '../../../shared/session/session-error.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { myClasses, registeredTimes } from '../api.ts';
import { classTexts, nextTexts } from '../texts.ts';
import { connectTabs } from './batch-tabs.ts';
import { type BatchRunner, createBatchRunner, type RunEnd } from './run-batch.ts';
import { batchTexts } from './texts.ts';

/** Module state, since a batch goes on while other pages are shown. */
let kept: { client: QueryClient; runner: BatchRunner; end: () => void } | null = null;

/** Shows the end of a run on the current page. Module state, like the batch that it is about. */
let report: (end: RunEnd) => Promise<void>;

/** How many components show the batch. Module state, like the batch itself. */
let watchers = 0;

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function createRunner(client: QueryClient, userId: string) {
  const tabs = connectTabs(userId);
  const runner = createBatchRunner({
    create: ({ classSubjectId, classMaxCustomer }, classTime) =>
      send(client, 'createClass', {
        body: { classSubjectId, classTime, classMaxCustomer, classCustomerReserve: 0 },
      }),
    remove: ({ classId }) => send(client, 'deleteClass', { params: { path: { classId } } }),
    timesOn: (date) => client.fetchQuery(registeredTimes(date)),
    readClasses: () => client.fetchQuery(myClasses()),
    ...tabs,
    onEnd: (end) => {
      void invalidate(client, 'listRegisteredTimes');
      void invalidate(client, 'listClassesWithReservations');
      if (getPageUser().userId === userId) void report(end);
    },
  });
  tabs.listen(() => void runner.refresh());
  runner.subscribe(() => {
    // A reload would stop the run until the user goes on with it.
    if (runner.get().activity === null)
      window.removeEventListener('beforeunload', askBeforeLeaving);
    else window.addEventListener('beforeunload', askBeforeLeaving);
  });
  return { client, runner, end: tabs.close };
}

function runnerOf(client: QueryClient, userId: string) {
  if (kept?.client !== client) {
    kept?.end();
    kept = createRunner(client, userId);
  }
  return kept.runner;
}

/** The batch of the signed-in user, which outlives the page and the dialog. */
export function useRepeat() {
  const client = useQueryClient();
  const userId = usePageUser().userId ?? '';
  const { alert } = useAlert();
  const { showToast } = useToast();
  const notice = useSessionNotice();
  const runner = runnerOf(client, userId);

  useEffect(() => {
    void runner.refresh();
  }, [runner]);

  useEffect(() => {
    watchers += 1;
    return () => {
      watchers -= 1;
    };
  }, []);

  useEffect(() => {
    report = async ({ activity, outcome, error }) => {
      const isDeletion = activity === 'deleting';
      if (outcome?.hasDone) showToast(isDeletion ? classTexts.deleted : classTexts.registered);
      const failure = isDeletion ? classTexts.deleteFailed : classTexts.registerFailed;
      if (outcome !== null && outcome.failures.length > 0) {
        const reason = [...new Set(outcome.failures)].join(' ');
        await alert(failure({ reason }), { tone: 'danger' });
      }
      if (error === undefined) return;
      // On its page the batch itself says why it has stopped.
      if (sessionErrorOf(error) === null && watchers === 0) {
        const link = { label: nextTexts.manage, href: paths.classes };
        const message = batchTexts.interruptedOffPage({ reason: errorMessageOf(error) });
        await alert(message, { tone: 'danger', link });
      }
      await notice(error);
    };
  }, [alert, notice, showToast]);

  return {
    ...useSyncExternalStore(runner.subscribe, runner.get, runner.get),
    start: (...batch: Parameters<BatchRunner['start']>) => keepFromReload(runner.start(...batch)),
    resume: () => keepFromReload(runner.resume()),
    retry: () => keepFromReload(runner.retry()),
    undo: (...confirm: Parameters<BatchRunner['undo']>) => keepFromReload(runner.undo(...confirm)),
    pause: runner.pause,
    giveUp: runner.giveUp,
    dismiss: runner.dismiss,
  };
}

export type Repeat = ReturnType<typeof useRepeat>;
