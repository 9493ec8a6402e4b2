import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fillDocument } from './fill-document.ts';

const file = 'docs/benchmarks.md';

/** When, where and how often something was measured. */
export function circumstances(browserVersion: string, rounds: number) {
  const [{ model = 'unknown' } = {}] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  return `${day}, ${cpus().length} × ${model} (load average ${load}), Chromium ${browserVersion}, Node ${process.versions.node}; ${rounds} rounds.`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

/** Writes a part of docs/benchmarks.md. */
export function writeMeasurements(name: string, content: string) {
  writeFileSync(file, fillDocument(readFileSync(file, 'utf8'), name, content));
  spawnSync('oxfmt', [file], { stdio: 'inherit' });
}
