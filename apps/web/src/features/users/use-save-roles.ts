import { ApiError } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { invalidate } from '../../shared/api/operations.ts';
import { type Sent, sendInSequence } from '../../shared/api/send-in-sequence.ts';
import { isActionPending, useAction } from '../../shared/api/use-action.ts';
import { paths } from '../../shared/paths.ts';
import { ChunkError } from '../../shared/reload/chunk-error.ts';
import { reloadForChunk } from '../../shared/reload/reload-for-chunk.ts';
import { keepFromReload } from '../../shared/reload/unfinished-work.ts';
import { getPageUser } from '../../shared/session/page-user.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { texts } from '../../shared/texts.ts';
import { changeRoleKey, readLosses, sendRole, storeRoles } from './api.ts';
import type { Loss, RoleChange } from './role-change.ts';
import {
  type Outcomes,
  type RoleSaving,
  type RoleSavingStore,
  unsavedOf,
  useRoleSaving,
  withoutFailures,
} from './role-saving.ts';
import { saveAllTexts, userTexts } from './texts.ts';

/** Changes of which some hide data from their users. */
export type Question = {
  changes: readonly RoleChange[];
  /** What they hide, by user id. */
  losses: ReadonlyMap<number, Loss>;
  /** The ids of the users who lose something and whose roles are to be saved all the same. */
  chosen: readonly number[];
};

/** The number of open pages that show the results. Module state, since a saving ends whichever page is open. */
let openPages = 0;

/** Ends the last saving. Module state, because another page may stop what one has started. */
let stop = new AbortController();

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether each further request would wait for the same connection. */
const isUnreachable = (error: unknown) => error instanceof ApiError && error.kind === 'network';

function update(store: RoleSavingStore, change: Partial<RoleSaving>) {
  const saving = store.get();
  if (saving !== null) store.set({ ...saving, ...change });
}

function addOutcome(store: RoleSavingStore, sent: Sent<RoleChange>) {
  update(store, {
    outcomes: new Map(store.get()?.outcomes).set(sent.item.user.userId, sent),
  });
}

/** Never resolves while the page reloads to load the missing dialog; rejects if a reload cannot help. */
async function untilReload(error: unknown) {
  const isReloading = error instanceof ChunkError && (await reloadForChunk(error.chunk));
  if (!isReloading) throw new Error(texts.networkDown, { cause: error });
  await new Promise(() => undefined);
}

/**
 * Saves the roles of several users, one after another, and asks once before anything is hidden from them. `loadDialog` loads what
 * shows the question and the results, without which nothing is sent.
 */
export function useSaveRoles(loadDialog: () => Promise<unknown>) {
  const client = useQueryClient();
  const { alert } = useAlert();
  const { showToast } = useToast();
  const { store, saving } = useRoleSaving();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    openPages += 1;
    return () => {
      openPages -= 1;
    };
  }, []);

  /** Tells the outcome on a page without the results. */
  const report = (total: number, failed: number) => {
    if (failed === 0) return showToast(saveAllTexts.savedAll({ count: total }));
    if (openPages === 0)
      void alert(saveAllTexts.notSaved({ count: failed }), {
        tone: 'danger',
        link: { label: saveAllTexts.showResults, href: paths.member },
      });
  };

  const saveAll = async (all: Outcomes) => {
    const user = getPageUser();
    stop = new AbortController();
    store.set({ ...all, isRunning: true, isStopping: false, isShown: true });
    window.addEventListener('beforeunload', askBeforeLeaving);
    const { sent, left, error } = await sendInSequence(
      unsavedOf(all),
      (change) => sendRole(client, change),
      {
        signal: stop.signal,
        isEnd: isUnreachable,
        onSent: (one) => addOutcome(store, one),
      },
    );
    window.removeEventListener('beforeunload', askBeforeLeaving);
    const isSessionOver = sessionErrorOf(error) !== null;
    const [item] = left;
    if (item && isUnreachable(error))
      addOutcome(store, { item, status: 'failed', reason: errorMessageOf(error), error });
    const failed = unsavedOf(store.get() ?? all).length;
    const isSeen = store.get()?.isShown === true && openPages > 0;
    update(store, { isRunning: false, isShown: isSeen || failed > 0 });
    const saved = sent.filter(({ status }) => status === 'done').map(({ item }) => item);
    if (saved.length > 0) storeRoles(client, saved);
    // A role may have been changed although its request failed.
    if (saved.length < sent.length || error !== undefined) void invalidate(client, 'listUsers');
    if (isSessionOver) throw error;
    if (!isSeen && getPageUser() === user) report(all.changes.length, failed);
  };

  const save = useAction({
    key: ['changeUserRole'],
    send: (all: Outcomes) => keepFromReload(saveAll(all)),
    failure: ({ reason }) => reason,
    failureTitle: userTexts.failed,
  });

  const start = (all: Outcomes) => {
    setQuestion(null);
    setAsking(false);
    void save.run(all);
  };

  const ask = useAction({
    key: ['changeUserRole', 'listWorkers'],
    send: async (changes: readonly RoleChange[]) => {
      await loadDialog().catch(untilReload);
      const losses = await readLosses(client, changes);
      if (losses.size === 0) return start({ changes, outcomes: new Map() });
      setQuestion({ changes, losses, chosen: [...losses.keys()] });
      setAsking(true);
    },
    failure: ({ reason }) => reason,
    failureTitle: userTexts.failed,
  });

  return {
    saving,
    question,
    isOpen: isAsking || saving?.isShown === true,
    isPending: ask.isPending || save.isPending,
    /** Saves the changes, without those that are being saved on their own. */
    saveChanges: (changes: readonly RoleChange[]) => {
      const free = changes.filter(
        ({ user }) => !isActionPending(client, changeRoleKey(user.userId)),
      );
      if (free.length > 0) void ask.run(free);
    },
    choose: (chosen: readonly number[]) => setQuestion(question && { ...question, chosen }),
    /** Saves what is left of the changes in question. */
    answer: (changes: readonly RoleChange[]) => start({ changes, outcomes: new Map() }),
    retry: () => saving && start(withoutFailures(saving)),
    stop: () => {
      stop.abort();
      update(store, { isStopping: true });
    },
    show: () => update(store, { isShown: true }),
    close: () => {
      setAsking(false);
      update(store, { isShown: false });
    },
  };
}

export type SaveRoles = ReturnType<typeof useSaveRoles>;
