import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { addCheckIn, readCheckInCount } from './check-in-count.ts';

const today = '2026-11-20';

describe('the check-ins that this device knows of', () => {
  it('are counted for each user and day @home:master', async () => {
    await addCheckIn('401', today);
    await addCheckIn('401', today);
    await addCheckIn('402', today);
    expect(await readCheckInCount('401', today)).toBe(2);
    expect(await readCheckInCount('402', today)).toBe(1);
    expect(await readCheckInCount('401', '2026-11-21')).toBe(0);
    await addCheckIn('401', '2026-11-21');
    expect(await readCheckInCount('401', '2026-11-21')).toBe(1);
    expect(await readCheckInCount('401', today)).toBe(0);
  });

  it.each([
    undefined,
    null,
    7,
    'two',
    [],
    { day: today, count: 3 },
    { version: 1, day: today, count: -1 },
  ])('begin again after %j @session:any-value', async (value) => {
    await set('check-in-count:403', value);
    expect(await readCheckInCount('403', today)).toBe(0);
    await addCheckIn('403', today);
    expect(await readCheckInCount('403', today)).toBe(1);
  });

  it('of a later release stay as they are', async () => {
    const later = { version: 2, day: today, count: 5 };
    await set('check-in-count:404', later);
    await addCheckIn('404', today);
    expect(await readCheckInCount('404', today)).toBe(0);
    await set('check-in-count:404', { ...later, version: 1 });
    expect(await readCheckInCount('404', today)).toBe(5);
  });
});
