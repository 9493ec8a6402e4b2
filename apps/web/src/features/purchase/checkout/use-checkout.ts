import type { Plan } from '@fitness/api-contract/catalogue';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useState } from 'react';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { createBrowserCheckout } from './browser-checkout.ts';
import { useOutcomeScreen } from './use-outcome-screen.ts';

/** Buys a plan (docs/product.md#purchase); while `isPaying`, `buy` does nothing. */
export function useCheckout() {
  const { confirm } = useAlert();
  const signIn = useRedirectToSignIn();
  const screen = useOutcomeScreen();
  const [checkOut] = useState(createBrowserCheckout);
  const [isPaying, setPaying] = useState(false);

  const buy = (plan: Plan | null, trainerId?: number) =>
    checkOut({ plan, trainerId }, { ...screen, confirm, signIn, setPaying });
  return { buy, isPaying };
}
