import { lazy, Suspense, useEffect, useState } from 'react';
import { env } from '../../config/env.ts';
import { ResetMocks } from './ResetMocks.tsx';
import * as styles from './ResetMocks.css.ts';
import { runningMocks } from './start-mocks.ts';

const MockPanel = lazy(async () => ({
  default: (await import('./panel/MockPanel.tsx')).MockPanel,
}));

const restart = () => window.location.reload();

/** The mock backend's tools in the footer: 초기화, and 목 패널, which Ctrl+Shift+M opens and closes too. */
export function MockTools() {
  // The panel turns the backend in this page; over HTTP that one is idle.
  const desk = env.mocks === 'all' ? runningMocks()?.desk : undefined;
  const [isOpen, setOpen] = useState(false);
  // Loaded when it is first opened, and kept from then on, so that it can leave with its animation.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyM') return;
      event.preventDefault();
      setWanted(true);
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className={styles.tools}>
      <ResetMocks />
      {desk && (
        <button
          type="button"
          className={styles.reset}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+Shift+M"
          onClick={open}
        >
          목 패널
        </button>
      )}
      {desk && isWanted && (
        <Suspense>
          <MockPanel desk={desk} isOpen={isOpen} onOpenChange={setOpen} onRestart={restart} />
        </Suspense>
      )}
    </div>
  );
}
