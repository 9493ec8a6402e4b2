import { createBackend, fixedClock, type Backend } from '../src/backend.ts';
import { createBuilder } from '../src/scenarios/seed/builder.ts';
import { NOW } from './studio.ts';

/** A backend with the data that every example request of openapi.yaml needs to succeed. */
export function exampleBackend(): Backend {
  const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const { store } = backend.studio;
  const build = createBuilder(store, NOW.slice(0, 10));
  const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1 });
  store.classes.startAt(11);
  build.openClass({ managerId: 1, day: 2, hour: 10 });
  store.reservations.startAt(31);
  build.seat(build.openClass({ managerId: 1, day: 3, hour: 10 }), pass.id);
  return backend;
}
