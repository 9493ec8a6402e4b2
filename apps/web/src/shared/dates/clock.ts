let source = () => Date.now();

/** The one clock: the current instant in milliseconds. Nothing else in the app asks the device for "now". */
export function now() {
  return source();
}

/** Replaces the clock (stories and tests) and returns a function that puts the former one back. */
export function setClock(next: () => number) {
  const former = source;
  source = next;
  return () => {
    source = former;
  };
}

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The local date-time of the studio, `YYYY-MM-DDTHH:mm:ss`, whatever the device's zone (docs/product.md#time). */
export function seoulNow() {
  return seoul.format(now()).replace(' ', 'T');
}

/** Today's date in Asia/Seoul, `YYYY-MM-DD`. */
export function seoulToday() {
  return seoulNow().slice(0, 10);
}
