/** A chunk of the app that failed to load, most often because a deployment removed it. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** The name of the export to be loaded. */
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`${chunk} could not be loaded.`, { cause });
    this.chunk = chunk;
  }
}
