import { defineConfig } from 'orval';

export default defineConfig({
  studio: {
    input: '../../openapi.yaml',
    output: { target: '../../.cache/interoperability/orval/client.ts', client: 'fetch' },
  },
});
