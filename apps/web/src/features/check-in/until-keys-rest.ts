/** How long no key has to be pressed, in milliseconds; a reader's keys are a few apart. */
const restMs = 500;

/** Resolves once no scan or number is being typed: its Enter would answer a question that opens in the middle of it. */
export function untilKeysRest() {
  return new Promise<void>((resolve) => {
    const end = () => {
      document.removeEventListener('keydown', restart, { capture: true });
      resolve();
    };
    let timer = setTimeout(end, restMs);
    function restart() {
      clearTimeout(timer);
      timer = setTimeout(end, restMs);
    }
    document.addEventListener('keydown', restart, { capture: true });
  });
}
