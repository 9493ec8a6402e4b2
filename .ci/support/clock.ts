import { resolve } from 'node:path';

const nodeOptions = process.env['NODE_OPTIONS'] ?? '';

/** The environment of processes whose clock goes on from a time of today in Seoul, such as `22:30`. */
export function clockFrom(time: string) {
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  return {
    NODE_OPTIONS: `${nodeOptions} --import=${resolve('.config/shift-clock.js')}`,
    CLOCK_OFFSET: String(Date.parse(`${today}T${time}:00+09:00`) - Date.now()),
  };
}
