/** The prefix of the storage keys of all users' purchases. */
export const outboxPrefix = 'payment-outbox:';

/** The key of a user's purchases in `keyvalStore`. */
export function outboxKeyOf(userId: string) {
  return `${outboxPrefix}${userId}`;
}
