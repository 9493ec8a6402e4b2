import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AxeReport, AxeResult } from '../../.storybook/docs/component/accessibility.ts';

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Writes each story's axe results to the report of the docs pages, in this and the next build. */
export function publishAxe(build: string): void {
  const folder = '.cache/axe/stories';
  if (!existsSync(folder)) return;
  const { entries } = JSON.parse(readFileSync(`${build}/index.json`, 'utf8')) as {
    entries: Record<string, unknown>;
  };
  const stories: AxeReport['stories'] = {};
  for (const file of readdirSync(folder)) {
    const id = file.replace('.json', '');
    if (Object.hasOwn(entries, id))
      stories[id] = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as AxeResult;
    else rmSync(`${folder}/${file}`);
  }
  mkdirSync('.cache/axe/public', { recursive: true });
  writeFileSync(
    '.cache/axe/public/axe.json',
    JSON.stringify({ checkedAt: minute.format(new Date()), stories } satisfies AxeReport),
  );
  cpSync('.cache/axe/public/axe.json', `${build}/axe.json`);
}
