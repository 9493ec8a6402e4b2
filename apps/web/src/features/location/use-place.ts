import { useEffect, useState } from 'react';
import { env } from '../../config/env.ts';
import { studio } from '../../config/studio.ts';
import { locate, type Place } from './maps-sdk.ts';
import { retryDelays, withRetries } from './retry.ts';
import { wait } from './wait.ts';

/** Whether there is a map to show. `unconfigured`: this build has no key for the maps SDK. */
export type PlaceState =
  | { status: 'loading' }
  | { status: 'ready'; place: Place }
  | { status: 'failed'; retry: () => void }
  | { status: 'unconfigured' };

type Outcome = { attempt: number; place: Place | null };

/** Finds the studio on the map; `retry` of a failure starts the whole operation again. */
export function usePlace(): PlaceState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (env.mapKey === '') return undefined;
    const leaving = new AbortController();
    const settle = (place: Place | null) => {
      if (!leaving.signal.aborted) setOutcome({ attempt, place });
    };
    withRetries(() => locate(studio.address, env.mapKey, leaving.signal), {
      delays: retryDelays,
      wait: (milliseconds) => wait(milliseconds, leaving.signal),
    }).then(settle, (error: unknown) => {
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
