import { cleanText } from '@fitness/api-contract/clean-text';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { trainerStateOf } from '../../lib/buying-links.ts';
import { useSession } from '../../session/session.ts';
import { type ProviderResponse, toResponse } from './entry.ts';
import { findPayment, settle, withPaymentLock } from './outbox.ts';
import { texts } from './texts.ts';
import { showOutcome, useOutcomeScreen } from './use-outcome.ts';

/** A response of the provider, passed in the search params of a redirect. */
export type RedirectParams = ProviderResponse & { paymentId: string };

/** Returns null when the search params hold no response. */
export function readRedirectParams(search: string): RedirectParams | null {
  const params = new URLSearchParams(search);
  const paymentId = cleanText(params.get('paymentId') ?? '').slice(0, 100);
  return paymentId ? { ...toResponse(Object.fromEntries(params)), paymentId } : null;
}

/** Stores a response with its purchase, whoever of this device has made it, and sends the record of the signed-in user's. */
export async function receive(response: RedirectParams) {
  const { paymentId } = response;
  const payment = await findPayment(paymentId);
  if (payment === null) return null;
  const { userId } = payment;
  const settlement = await withPaymentLock(paymentId, () => settle(userId, paymentId, response));
  return { ...payment, settlement };
}

/**
 * Handles a return from the provider with a response in the search params (docs/product.md#outbox): the response is stored with
 * its purchase, then it leaves the URL with all search params. Returns the response of a payment that this user has not made in
 * this browser, for which nothing is done, and which stays in the URL.
 */
export function usePaymentRedirect() {
  const { status, userId = null } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const screen = useOutcomeScreen();
  const handled = useRef('');
  const [unknown, setUnknown] = useState<RedirectParams | null>(null);

  /** Resolves to whether a user of this browser has made the payment, who is signed in or asked to sign in. */
  const handle = async (response: RedirectParams) => {
    const received = await receive(response);
    if (received === null) return false;
    if (userId === null) {
      await screen.alert(texts.loginRequired);
      await screen.signIn();
      return true;
    }
    if (received.userId !== userId) return false;
    const { entry, settlement } = received;
    // The redirect lost the navigation state of the PT page; the stored record contains the trainer.
    const state = trainerStateOf(entry.record.reqPayDto.managerId, userId);
    if (screen.isMounted()) await navigate(pathname, { replace: true, state });
    if (settlement !== null) await showOutcome(settlement, screen);
    return true;
  };

  useEffect(() => {
    if (status === 'unread' || handled.current === search) return;
    handled.current = search;
    const response = readRedirectParams(search);
    if (response === null) return;
    handle(response)
      .catch((error: unknown) => console.error('[fitness]', error))
      .then((isHandled) => isHandled !== true && setUnknown(response));
  });

  return unknown;
}
