import '@fitness/ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// VITE_THEME puts another theme in its place.
import { loadFonts } from '@fitness/ui/themes/midnight';
import { App } from './App.tsx';
import { loadErrorReference } from './errors/ErrorPage.tsx';
import { loadChunkRecovery } from './errors/MissingChunk.tsx';
import { ChunkError } from '../shared/reload/chunk-error.ts';

// One line for each error that a boundary catches, in place of React's own.
const root = createRoot(document.getElementById('root')!, {
  onCaughtError: (error) => {
    // Firefox rejects the imports of a page that is being left; what stays is logged by MissingChunk.
    if (!(error instanceof ChunkError)) console.error('[fitness]', error);
  },
});

async function start() {
  if (import.meta.env.VITE_MOCKS !== 'off') {
    // Where storage or service workers are blocked, the mocks fail while they are imported.
    const problem = await import('./mocks/start-mocks.ts').then(
      ({ startMocks }) => startMocks(),
      String,
    );
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
  void loadErrorReference();
  void loadChunkRecovery().catch(() => undefined);
  if (import.meta.env.VITE_REPORT_URL)
    void import('../shared/report/start-reporting.ts').then((report) => report.startReporting());
}

void start();
