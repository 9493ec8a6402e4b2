import { ApiError } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { SaveBar } from '@fitness/ui/SaveBar';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { invalidate } from '../../shared/api/operations.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';
import type { User } from '../../shared/list/user-list.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { texts } from '../../shared/texts.ts';
import { readLosses, sendRole, storeRoles } from './api.ts';
import {
  changesOf,
  draftsWith,
  type RoleChange,
  type RoleDrafts,
  type Saving,
} from './role-change.ts';
import { saveAllTexts, userTexts } from './texts.ts';

/** Loaded once there is something to save. */
const SaveRolesDialog = lazyComponent(() => import('./SaveRolesDialog.tsx'), 'SaveRolesDialog');

const idsOf = (changes: readonly RoleChange[]) => changes.map(({ user }) => user.userId);

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Saves the roles of several users, one after another, and asks once before anything is hidden from them. `onDecided` is called with
 * the users whose roles are saved or are to stay as they are.
 */
function useSaveRoles(onDecided: (userIds: readonly number[]) => void) {
  const client = useQueryClient();
  const notice = useSessionNotice();
  const [saving, setSaving] = useState<Saving | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isStopped = useRef(false);
  const isRunning = saving?.isRunning === true;

  useEffect(() => {
    if (isRunning) window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isRunning]);

  const start = async (begun: Saving) => {
    let current: Saving = { ...begun, isRunning: true, isStopping: false };
    const saved = [];
    let sessionError: unknown;
    isStopped.current = false;
    setSaving(current);
    for (const change of current.changes) {
      const { userId } = change.user;
      if (isStopped.current) break;
      if (current.outcomes?.get(userId) === null) continue;
      let reason: string | null = null;
      try {
        await sendRole(change);
        saved.push(change);
      } catch (error) {
        if (sessionErrorOf(error) !== null) {
          sessionError = error;
          break;
        }
        reason = errorMessageOf(error);
        // Each further request would wait for the same connection.
        isStopped.current ||= error instanceof ApiError && error.kind === 'network';
      }
      current = { ...current, outcomes: new Map(current.outcomes).set(userId, reason) };
      setSaving((shown) => shown && { ...current, isStopping: shown.isStopping });
    }
    setSaving({ ...current, isRunning: false });
    if (saved.length > 0) storeRoles(client, saved);
    // A role may have been changed although its request failed.
    if (saved.length < current.changes.length) void invalidate(client, 'listUsers');
    onDecided(idsOf(saved));
    await notice(sessionError);
  };

  const { mutate: ask, isPending } = useWrite({
    mutationKey: ['changeUserRole', 'listWorkers'],
    mutationFn: async (changes: readonly RoleChange[]) => {
      await SaveRolesDialog.preload().catch((error: unknown) => {
        throw new Error(texts.reloadNeeded, { cause: error });
      });
      const losses = await readLosses(client, changes);
      const asked = { changes, losses, chosen: [...losses.keys()], outcomes: null };
      const next = { ...asked, isRunning: false, isStopping: false };
      setIsOpen(true);
      if (losses.size === 0) void start({ ...next, outcomes: new Map() });
      else setSaving(next);
    },
    meta: { failure: ({ reason }) => reason, failureTitle: userTexts.failed },
  });

  const stop = () => {
    isStopped.current = true;
    setSaving((shown) => shown && { ...shown, isStopping: true });
  };
  return {
    saving,
    ask,
    isPending,
    isOpen,
    choose: (chosen: readonly number[]) => setSaving((shown) => shown && { ...shown, chosen }),
    answer: (kept: readonly RoleChange[]) => {
      if (saving === null) return;
      onDecided(idsOf(kept));
      const changes = saving.changes.filter((change) => !kept.includes(change));
      void start({ ...saving, changes, outcomes: new Map() });
    },
    retry: () => {
      if (saving === null) return;
      const saved = [...(saving.outcomes ?? [])].filter(([, reason]) => reason === null);
      void start({ ...saving, outcomes: new Map(saved) });
    },
    stop,
    close: () => (isRunning ? stop() : setIsOpen(false)),
  };
}

type RoleChangesProps = {
  users: readonly User[];
  drafts: RoleDrafts;
  setDrafts: Dispatch<SetStateAction<RoleDrafts>>;
  /** The list. */
  children: ReactNode;
};

/** The list with a bar below it that saves the roles of several users (docs/product.md#members). */
export function RoleChanges({ users, drafts, setDrafts, children }: RoleChangesProps) {
  const { confirm } = useAlert();
  const changes = useMemo(() => changesOf(drafts, users), [drafts, users]);
  const count = changes.length;
  const save = useSaveRoles((userIds) =>
    setDrafts((before) => userIds.reduce((rest, id) => draftsWith(rest, id, null), before)),
  );

  useEffect(() => {
    if (count > 1) SaveRolesDialog.preload().catch(() => undefined);
  }, [count]);

  const discard = async () => {
    const isConfirmed = await confirm(saveAllTexts.discardNote({ count }), {
      title: saveAllTexts.discardQuestion,
      confirmLabel: saveAllTexts.discard,
      cancelLabel: saveAllTexts.keepChanges,
    });
    if (isConfirmed) setDrafts(new Map());
  };

  return (
    <>
      <SaveBar
        message={count > 1 ? saveAllTexts.changed({ count }) : null}
        actions={
          <>
            <Button size="sm" variant="ghost" onPress={() => void discard()}>
              {saveAllTexts.discard}
            </Button>
            <Button size="sm" isPending={save.isPending} onPress={() => save.ask(changes)}>
              {saveAllTexts.save}
            </Button>
          </>
        }
      >
        {children}
      </SaveBar>
      <Suspense>{save.saving && <SaveRolesDialog save={save} saving={save.saving} />}</Suspense>
    </>
  );
}
