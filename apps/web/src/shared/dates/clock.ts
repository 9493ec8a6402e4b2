// Module state, since stories, tests and the mocks set the one clock of the whole app.
let source = () => Date.now();

/** The current instant in milliseconds, by the only clock of the app. */
export function now() {
  return source();
}

/** Milliseconds between two calls, whatever is done to the device's clock meanwhile; of no use as a date. */
export function elapsed() {
  return performance.now();
}

/** Replaces the clock in stories and tests; returns a function that restores it. */
export function setClock(next: () => number) {
  const previous = source;
  source = next;
  return () => {
    source = previous;
  };
}

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant in milliseconds as date-time in Asia/Seoul, `YYYY-MM-DDTHH:mm:ss`, in any device zone (docs/product.md#time). */
export function seoulTimeOf(instant: number) {
  return seoul.format(instant).replace(' ', 'T');
}

/** The current date-time in Asia/Seoul. */
export function seoulNow() {
  return seoulTimeOf(now());
}

/** Today's date in Asia/Seoul, `YYYY-MM-DD`. */
export function seoulToday() {
  return seoulNow().slice(0, 10);
}
