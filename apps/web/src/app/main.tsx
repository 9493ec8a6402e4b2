import '@fitness/ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// VITE_THEME puts another theme in its place.
import { loadFonts } from '@fitness/ui/themes/midnight';
import { App } from './App.tsx';

// One line for each error that a boundary catches, in place of React's own.
const root = createRoot(document.getElementById('root')!, {
  onCaughtError: (error) => console.error('[fitness]', error),
});

async function start() {
  if (import.meta.env.VITE_MOCKS !== 'off') {
    const { startMocks } = await import('./mocks/start-mocks.ts');
    const problem = await startMocks();
    if (problem !== null) {
      const { MocksUnavailable } = await import('./mocks/MocksUnavailable.tsx');
      root.render(<MocksUnavailable reason={problem} />);
      return;
    }
  }
  if (import.meta.env.VITE_DRIFT === 'on')
    (await import('./drift/start-drift.ts')).startDriftCheck();
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  void loadFonts();
}

void start();
