import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { minuteOf } from '../../shared/dates/date-times.ts';
import { defaultMaximum } from './register/slots.ts';

const known = new WeakMap<QueryClient, Map<string, number>>();

/** Remembers the maximum of a class that was registered here, since no list of the server's has it. */
export function rememberMaximum(client: QueryClient, classTime: string, maximum: number) {
  const ofClient = known.get(client) ?? new Map<string, number>();
  known.set(client, ofClient.set(minuteOf(classTime), maximum));
}

/** The maximum of a class that was registered here, otherwise the default of its subject. */
export function useMaximumOf(classTime: string, subjectName: string | null) {
  const maximum = known.get(useQueryClient())?.get(minuteOf(classTime));
  return maximum ?? defaultMaximum(subjectName);
}
