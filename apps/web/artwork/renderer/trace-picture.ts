import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const band = 16;

/** The inks of a whole picture, traced by as many workers as the machine has processors. */
export async function tracePicture(
  name: string,
  width: number,
  height: number,
): Promise<Float32Array> {
  const picture = new Float32Array(width * height * 3);
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { name, width, height },
    });
    await new Promise<void>((resolve, reject) => {
      const ask = () => {
        if (next >= height) return resolve();
        const from = next;
        next = Math.min(height, from + band);
        return worker.postMessage([from, next], []);
      };
      worker.on('error', reject);
      worker.on('message', ({ from, rows }: { from: number; rows: Float32Array }) => {
        picture.set(rows, from * width * 3);
        ask();
      });
      ask();
    });
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return picture;
}
