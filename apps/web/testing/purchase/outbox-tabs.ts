import type { PayRecord } from '../../src/features/purchase/checkout/order.ts';
import type { OutboxEntry } from '../../src/features/purchase/outbox/entry.ts';
import {
  createOutbox,
  type OutboxStorage,
  type RunExclusively,
  type SendResult,
} from '../../src/features/purchase/outbox/outbox.ts';
import { customerSession } from './fixtures.ts';

const { userId } = customerSession;

function createMemoryStorage(): OutboxStorage {
  const stored = new Map<string, OutboxEntry[]>();
  return {
    read: async (userId) => stored.get(userId) ?? [],
    change: async (userId, change) => {
      stored.set(userId, change(stored.get(userId) ?? []));
    },
  };
}

function createQueues(): RunExclusively {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const run = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, run);
    return run;
  };
}

/** Two tabs with the same storage and locks, and a backend with a configurable response. */
export function openTabs() {
  const state = {
    online: true,
    signedIn: userId,
    response: { kind: 'accepted' } as SendResult,
    sent: [] as PayRecord[],
  };
  const storage = createMemoryStorage();
  const runExclusively = createQueues();
  const tab = () =>
    createOutbox({
      storage,
      runExclusively,
      canSend: async (id) => state.online && state.signedIn === id,
      send: async (record) => {
        state.sent.push(record);
        return state.response;
      },
      onChange: () => {},
    });
  const states = async () => (await storage.read(userId)).map(({ progress }) => progress.state);
  return {
    state,
    storage,
    tab: tab(),
    otherTab: tab(),
    states,
    uuids: () => state.sent.map(({ reqPayDto }) => reqPayDto.uuid),
  };
}
