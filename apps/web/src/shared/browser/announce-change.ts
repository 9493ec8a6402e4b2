/** Tells the other listeners of a channel, in this tab and in others, that what it is about has changed. */
export function announceChange(channel: BroadcastChannel) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origins.
  channel.postMessage('changed');
}
