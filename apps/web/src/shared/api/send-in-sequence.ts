import { ApiError } from '@fitness/api-contract/client';
import { getPageUser } from '../session/page-user.ts';
import { sessionErrorOf } from '../session/session-error.ts';
import { errorMessageOf } from './error-message.ts';

/** What became of an item that was sent; `reason` is the message of the server or the client. */
export type Sent<Item> =
  | { item: Item; status: 'done' }
  | { item: Item; status: 'failed'; reason: string; error: unknown };

/** The end of a sequence. */
export interface SequenceEnd<Item> {
  sent: readonly Sent<Item>[];
  /** The items that are still to be sent, in their order; the one at which an error ended the sequence is the first. */
  left: readonly Item[];
  /** The error that ended the sequence before its last item, if one did. */
  error?: unknown;
}

interface SequenceOptions<Item> {
  /** Called after each item; the next one is sent once it has settled. */
  onSent?: (sent: Sent<Item>) => unknown;
  /** Ends the sequence after the pending request; to go on, send what is left. */
  signal?: AbortSignal;
  /** Other errors than a session error that end the sequence instead of failing their item. */
  isEnd?: (error: unknown) => boolean;
}

/**
 * Sends one request per item, one after another, and never the same one twice. A failed item does not stop the others; the end of
 * the session does, because each would be refused for the same reason.
 */
export async function sendInSequence<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  { onSent, signal, isEnd = () => false }: SequenceOptions<Item> = {},
): Promise<SequenceEnd<Item>> {
  const user = getPageUser();
  const hasLeft = () => getPageUser() !== user;
  const endsAt = (error: unknown) =>
    sessionErrorOf(error) !== null || (hasLeft() && !(error instanceof ApiError)) || isEnd(error);
  const sent: Sent<Item>[] = [];
  for (const [index, item] of items.entries()) {
    if (signal?.aborted || hasLeft()) return { sent, left: items.slice(index) };
    let result: Sent<Item> = { item, status: 'done' };
    try {
      await send(item);
    } catch (error) {
      if (endsAt(error)) return { sent, left: items.slice(index), error };
      result = { item, status: 'failed', reason: errorMessageOf(error), error };
    }
    sent.push(result);
    await onSent?.(result);
  }
  return { sent, left: [] };
}
