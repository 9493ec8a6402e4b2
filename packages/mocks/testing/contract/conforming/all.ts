import type { ConformingBackend } from './conforming.ts';
import { otherErrors } from './errors.ts';
import { mixedBackends } from './mixed.ts';
import { otherShapes } from './shapes.ts';
import { otherSignIns } from './sign-in.ts';
import { otherSuccesses } from './successes.ts';
import { otherTransports } from './transport.ts';

/** Every conforming backend; the suite must report no difference of openapi.yaml for any. */
export const conformingBackends: readonly ConformingBackend[] = [
  ...otherSuccesses,
  ...otherShapes,
  ...otherSignIns,
  ...otherErrors,
  ...otherTransports,
  ...mixedBackends,
];
