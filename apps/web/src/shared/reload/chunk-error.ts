/** A part of the app that could not be loaded, most often because it is gone after a deployment. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** The export that was wanted of it. */
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`${chunk} could not be loaded.`, { cause });
    this.chunk = chunk;
  }
}
