import { mkdirSync, writeFileSync } from 'node:fs';
import type { AxeResult } from '../docs/component/accessibility.ts';

/** The axe results by story, which the stage merges for the docs pages. */
const folder = '.cache/axe/stories';

/** Writes a story's axe result to a file. */
export function saveAxeResult(id: string, result: AxeResult) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${id}.json`, JSON.stringify(result));
}
