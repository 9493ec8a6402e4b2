import type { Session } from '../../src/shared/session/session.ts';

/** The session of customer 102. */
export const customerSession = {
  status: 'signedIn',
  role: 'customer',
  userId: '102',
  nickname: '이하린',
  ph: '',
  token: 'a.token.of.twenty.characters',
} satisfies Session;

/** A payment configuration. */
export const paymentTarget = {
  storeId: 'store',
  channelKey: 'channel',
  redirectUrl: 'https://studio.example/fitness/pt',
};
