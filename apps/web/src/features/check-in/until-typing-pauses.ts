/** How long no key must be pressed, in milliseconds; a barcode reader's keys are a few milliseconds apart. */
const pauseMs = 500;

/** Resolves once typing or scanning has paused: a dialog that opens earlier would be confirmed by the Enter of the scan. */
export function untilTypingPauses() {
  return new Promise<void>((resolve) => {
    const end = () => {
      document.removeEventListener('keydown', restart, { capture: true });
      resolve();
    };
    let timer = setTimeout(end, pauseMs);
    function restart() {
      clearTimeout(timer);
      timer = setTimeout(end, pauseMs);
    }
    document.addEventListener('keydown', restart, { capture: true });
  });
}
