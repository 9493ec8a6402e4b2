/** The key of a user's purchases in the default store of idb-keyval. */
export function outboxKeyOf(userId: string) {
  return `payment-outbox:${userId}`;
}
