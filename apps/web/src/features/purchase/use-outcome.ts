import { type Alerts, useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { invalidate } from '../../api/operations.ts';
import { focusHeading } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { texts as shared } from '../../lib/texts.ts';
import { type SessionNotice, useSessionNotice } from '../../session/session-notice.ts';
import { getSession, isOfPageUser } from '../../session/session.ts';
import { useRedirectToSignIn } from '../../session/sign-in-state.ts';
import { isUnconfirmed, type OutboxEntry } from './entry.ts';
import type { Settlement } from './outbox.ts';
import { texts } from './texts.ts';

/** The id of the section of unfinished payments, and the first part of its query key. */
export const recordsId = 'payment-records';

export const danger = { tone: 'danger' } as const;

/** What a payment shows of itself on the page. */
export type OutcomeScreen = Alerts & {
  notice: SessionNotice;
  signIn: () => unknown;
  /** False after the user has gone to another page. */
  isMounted: () => boolean;
  showPasses: (entry: OutboxEntry) => Promise<void>;
};

const showRecords = () => document.getElementById(recordsId)?.scrollIntoView({ block: 'center' });

/** Says that a payment may have been made, and shows it in 결제 내역. */
export async function showUncertain({ alert }: OutcomeScreen, txId: string | null | undefined) {
  await alert(texts.uncertain({ txId: txId || texts.noTxId }), danger);
  showRecords();
}

/** Shows the passes after a purchase that is recorded, and an alert after any other. */
export async function showOutcome(settlement: Settlement, screen: OutcomeScreen) {
  const { userId, entry, isRecorded, error } = settlement;
  const { progress } = entry;
  // It stays in that user's 결제 내역.
  if (getSession().userId !== userId || !isOfPageUser()) return;
  if (isRecorded) return screen.showPasses(entry);
  if (progress.state === 'failed')
    return screen.alert(texts.failure({ reason: progress.reason || shared.unknownError }), danger);
  if (progress.state === 'uncertain') return showUncertain(screen, progress.txId);
  if (error !== undefined) console.warn('[fitness]', error);
  await screen.alert(texts.delayed, danger);
  await screen.notice(error);
  showRecords();
}

export function useOutcomeScreen(): OutcomeScreen {
  const { alert, confirm } = useAlert();
  const notice = useSessionNotice();
  const signIn = useRedirectToSignIn();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const client = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    alert,
    confirm,
    notice,
    signIn,
    isMounted: () => isMounted.current,
    showPasses: async (entry) => {
      showToast(isUnconfirmed(entry) ? texts.registered : texts.recorded);
      void invalidate(client, 'listMyPromotions');
      // The next page would show the purchase as unfinished until it has read it again.
      client.removeQueries({ queryKey: [recordsId] });
      if (!isMounted.current) return;
      const { promotionId, userId } = entry.record.reqPayDto;
      await navigate(paths.reservations, { state: { purchase: { promotionId, userId } } });
      // On the same page the focus was in the record, which is gone.
      focusHeading();
    },
  };
}
