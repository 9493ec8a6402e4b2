import { parentPort, workerData } from 'node:worker_threads';
import { shotNamed } from '../scenes/index.ts';
import { traceRows } from './rows.ts';

const { name, width, height }: { name: string; width: number; height: number } = workerData;
const { scene, camera } = shotNamed(name);

parentPort?.on('message', ([from, to]: [number, number]) => {
  const rows = traceRows(scene, camera, width, height, from, to);
  parentPort?.postMessage({ from, rows }, [rows.buffer as ArrayBuffer]);
});
