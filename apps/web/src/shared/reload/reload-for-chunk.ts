import { isFirstTime, isServed } from './recover-chunk.ts';
import { reloadPage } from './reload-page.ts';

/** Reloads the page once for a missing chunk that an action needs, unless that cannot help; resolves to whether it does. */
export async function reloadForChunk(chunk: string): Promise<boolean> {
  const isReloading = (await isServed()) && isFirstTime(chunk);
  if (isReloading) void reloadPage();
  return isReloading;
}
