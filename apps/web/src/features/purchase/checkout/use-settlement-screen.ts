import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { showPaymentRecords } from '../records/PaymentRecords.tsx';
import type { SettlementScreen } from './settlement.ts';
import { useRecorded } from '../records/use-recorded.ts';

/** How this page tells what became of a payment; `isHere` is false once it was left. */
export function useSettlementScreen(): SettlementScreen & { isHere: () => boolean } {
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const navigate = useNavigate();
  const recorded = useRecorded();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    alert,
    notice,
    isHere: () => isHere.current,
    showPasses: async () => {
      recorded();
      // Whoever has gone on to another page stays there.
      if (isHere.current) await navigate(paths.reservations);
    },
    showRecords: showPaymentRecords,
  };
}
