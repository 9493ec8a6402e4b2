import { afterAll, it } from 'vitest';
import { raceForSeats } from '../../testing/races.ts';
import { endProcesses } from '../../testing/server-process.ts';

afterAll(endProcesses);

it('gives the last seat to one of two customers who reserve it at the same time over HTTP, and a cancelled one to one of two others, twenty times @mock:seats @mock:seats-raced @mock:seats-freed', () =>
  raceForSeats(20));
