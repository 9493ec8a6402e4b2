/** The key of a user's purchases in `keyvalStore`. */
export function outboxKeyOf(userId: string) {
  return `payment-outbox:${userId}`;
}
