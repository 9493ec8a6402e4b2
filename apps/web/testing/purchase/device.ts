import { clear } from 'idb-keyval';
import { onTestFinished, vi } from 'vitest';
import type { OutboxEntry, ProviderResponse } from '../../src/features/purchase/entry.ts';
import { changePayments, listPayments } from '../../src/features/purchase/outbox.ts';
import type { OutcomeScreen } from '../../src/features/purchase/use-outcome.ts';
import { setClock } from '../../src/lib/clock.ts';
import { sessionErrorOf } from '../../src/session/session-notice.ts';
import { adoptStoredUser } from '../../src/session/session.ts';
import { memoryStorage, tokenOf } from '../session.ts';

/** The user of the device. */
export const userId = '102';

/** The locks of a browser, which all of its tabs share. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  type Task = (lock: object | null) => Promise<unknown>;
  return {
    query: async () => ({ held: [...queues.keys()].map((name) => ({ name })), pending: [] }),
    request: (name: string, { ifAvailable = false }, task: Task) => {
      if (ifAvailable && held.has(name)) return task(null);
      held.add(name);
      const run = (queues.get(name) ?? Promise.resolve()).then(() => task({}));
      const ended = run.then(
        () => undefined,
        () => undefined,
      );
      queues.set(name, ended);
      void ended.then(() => {
        if (queues.get(name) !== ended) return;
        queues.delete(name);
        held.delete(name);
      });
      return run;
    },
  };
}

type Device = {
  entries?: readonly OutboxEntry[];
  role?: string | null;
  /** The response of the payment window. */
  pay?: (request: PaymentRequest) => Promise<ProviderResponse | undefined>;
  /** The response of the backend to a request, by its method. */
  backend?: (method: string, body: { reqPayDto: { uuid: string } } | null) => Promise<Response>;
  confirms?: boolean;
};

type PaymentRequest = { paymentId: string };

type Pay = (request: PaymentRequest) => Promise<ProviderResponse | undefined>;

// The provider's package keeps the script that it has found first, also in another test file.
const PortOne = {
  requestPayment: (request: PaymentRequest) =>
    (window as unknown as { payInWindow: Pay }).payInWindow(request),
};

/** Replaces what a browser, the provider's script and the network are to the app, on 2026-11-20 at 10:00; what happens is logged. */
export async function startDevice(options: Device = {}) {
  const { entries = [], role = 'ROLE_CUSTOMER' } = options;
  onTestFinished(setClock(() => Date.parse('2026-11-20T10:00:00+09:00')));
  await clear();
  const state = {
    steps: [] as string[],
    shown: [] as string[],
    isMounted: true,
    isOnline: true,
    backend: options.backend ?? (async () => Response.json([])),
    pay: options.pay ?? (async () => undefined),
  };
  const { steps, shown } = state;
  const screen: OutcomeScreen = {
    alert: async (message) => void shown.push(message),
    confirm: async (message) => {
      shown.push(message);
      return options.confirms ?? false;
    },
    notice: async (error) => void (sessionErrorOf(error) && shown.push('session notice')),
    signIn: () => shown.push('sign in'),
    isMounted: () => state.isMounted,
    showPasses: async () => void shown.push('passes'),
  };
  /** Signs in another user in another tab. */
  const signIn = (id: string | null, role = 'ROLE_CUSTOMER') => {
    const token = id === null ? '' : tokenOf({ jti: id, nickname: '이하린', role });
    localStorage.setItem('accessToken', token);
  };
  /** Gives the device a browser that holds no locks. */
  const restart = () => {
    const isOnline = { get: () => state.isOnline };
    const navigator = Object.defineProperty({ locks: createLocks() }, 'onLine', isOnline);
    vi.stubGlobal('navigator', navigator);
  };
  const states = async () => (await listPayments(userId)).map(({ progress }) => progress.state);

  const payInWindow: Pay = (request) => {
    steps.push('window');
    return state.pay(request);
  };
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: Object.assign(new URL('https://studio.example/fitness/pt'), { reload: vi.fn() }),
      history: { replaceState: vi.fn() },
      PortOne,
      payInWindow,
    }),
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    steps.push(request.method);
    return state.backend(request.method, request.body && (await request.json()));
  });
  restart();
  signIn(role === null ? null : userId, role ?? undefined);
  adoptStoredUser();
  if (entries.length > 0) await changePayments(userId, () => [...entries]);
  return Object.assign(state, { screen, signIn, restart, states });
}
