import { type ReactNode, useEffect, useState } from 'react';
import { frameTexts } from '../../shared/frame-texts.ts';
import type { ChunkError } from '../../shared/reload/chunk-error.ts';
import type { ChunkRecovery } from '../../shared/reload/recover-chunk.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { Problem } from './Problem.tsx';

type MissingChunkProps = {
  error: ChunkError;
  /** Shown instead of the page when a reload cannot help. */
  children: ReactNode;
};

/** Loads the recovery from a missing chunk; the app preloads it, because after a deployment its own file may be gone too. */
export function loadChunkRecovery() {
  return import('../../shared/reload/recover-chunk.ts');
}

/** Reloads a page whose chunk is missing, as soon as that is possible (docs/product.md#deployments). */
export function MissingChunk({ error, children }: MissingChunkProps) {
  const [state, setState] = useState<ChunkRecovery>('waiting');
  useEffect(() => {
    const leaving = new AbortController();
    const onChange = (next: ChunkRecovery) => {
      if (next === 'failed') console.error('[fitness]', error);
      setState(next);
    };
    void loadChunkRecovery().then(
      ({ recoverChunk }) => recoverChunk(error.chunk, leaving.signal, onChange),
      () => onChange('failed'),
    );
    return () => leaving.abort();
  }, [error]);
  if (state === 'waiting') return <PageSkeleton />;
  if (state === 'offline')
    return <Problem title={frameTexts.problem} description={frameTexts.offline} />;
  return children;
}
