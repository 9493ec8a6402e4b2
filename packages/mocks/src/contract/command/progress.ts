/** One terminal line that is overwritten repeatedly. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

/** Shows progress on this stream, if it is a terminal. */
export function createProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>,
): Progress {
  const rewrite = (text: string): void => {
    if (stream.isTTY) stream.write(`\r\u001B[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  return { show: rewrite, clear: () => rewrite('') };
}
