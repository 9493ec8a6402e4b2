import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { showPaymentRecords } from '../records/PaymentRecords.tsx';
import { useRecordedNotice } from '../records/use-recorded-notice.ts';
import type { OutcomeScreen } from './outcome-handler.ts';

export function useOutcomeScreen(): OutcomeScreen & { isMounted: () => boolean } {
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const navigate = useNavigate();
  const showRecordedNotice = useRecordedNotice();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    alert,
    notice,
    isMounted: () => isMounted.current,
    showPasses: async () => {
      showRecordedNotice();
      if (isMounted.current) await navigate(paths.reservations);
    },
    showRecords: showPaymentRecords,
  };
}
