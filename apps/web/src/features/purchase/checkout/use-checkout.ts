import type { Plan } from '@fitness/api-contract/catalogue';
import { useState } from 'react';
import { getSession } from '../../../shared/session/session.ts';
import { withPurchaseLock } from '../outbox/browser-outbox.ts';
import { createCheckout } from './checkout.ts';
import * as provider from './provider.ts';
import { checkSession } from './session-check.ts';
import { dependencies, useOutcomeScreen } from './use-outcome-screen.ts';

/** Buys a plan (docs/product.md#purchase); while `isPaying`, `buy` does nothing. */
export function useCheckout() {
  const screen = useOutcomeScreen();
  const [checkOut] = useState(() =>
    createCheckout({ ...provider, ...dependencies, withPurchaseLock, getSession, checkSession }),
  );
  const [isPaying, setPaying] = useState(false);

  const buy = (plan: Plan | null, trainerId?: number) =>
    checkOut({ plan, trainerId }, { ...screen, setPaying });
  return { buy, isPaying };
}
