import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

// `worker-only` serves and emits the script of the mock backend's service worker.
export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' })],
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'mocked.html'] } },
});
