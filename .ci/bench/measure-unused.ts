import type { Phone } from './phone.ts';

/** The share of a page's scripts, in characters, that belongs to functions that were not called by the time the page had started. */
export async function measureUnused({ page, cdp }: Phone, url: string): Promise<number> {
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  await page.goto(url);
  await page.waitForFunction(() => !('earlyInput' in window));
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  let total = 0;
  let unused = 0;
  for (const { scriptId, url: file, functions } of result) {
    if (!file.endsWith('.js')) continue;
    const { scriptSource } = await cdp.send('Debugger.getScriptSource', { scriptId });
    const isUnused = new Uint8Array(scriptSource.length);
    for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
      isUnused.fill(count === 0 ? 1 : 0, startOffset, endOffset);
    total += scriptSource.length;
    unused += isUnused.reduce((sum, character) => sum + character, 0);
  }
  return unused / total;
}
