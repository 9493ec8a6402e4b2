import { useEffect, useState } from 'react';
import { env } from '../../config/env.ts';
import { studio } from '../../config/studio.ts';
import { withRetries } from '../../shared/api/with-retries.ts';
import { locate, type Place } from './maps-sdk.ts';

/** The delays before the three retries, in milliseconds (docs/product.md#map). */
export const mapRetryDelays = [1000, 2000, 4000];

/** `unconfigured`: this build has no key for the maps SDK. */
export type PlaceState =
  | { status: 'loading' }
  | { status: 'ready'; place: Place }
  | { status: 'failed'; retry: () => void }
  | { status: 'unconfigured' };

type Outcome = { attempt: number; place: Place | null };

/** Geocodes the studio's address with automatic retries; after a failure `retry` starts again. */
export function usePlace(): PlaceState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (env.mapKey === '') return undefined;
    const leaving = new AbortController();
    const settle = (place: Place | null) => {
      if (!leaving.signal.aborted) setOutcome({ attempt, place });
    };
    withRetries(
      () => locate(studio.address, env.mapKey, leaving.signal),
      mapRetryDelays,
      leaving.signal,
    ).then(settle, (error: unknown) => {
      if (!leaving.signal.aborted) console.warn('[fitness]', error);
      settle(null);
    });
    return () => leaving.abort();
  }, [attempt]);

  if (env.mapKey === '') return { status: 'unconfigured' };
  if (outcome?.attempt !== attempt) return { status: 'loading' };
  if (outcome.place) return { status: 'ready', place: outcome.place };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
