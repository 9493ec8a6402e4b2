/** One line on a terminal that is written over and over. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

/** The progress on this stream; nothing is shown where it is no terminal. */
export function createProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>,
): Progress {
  const rewrite = (text: string): void => {
    if (stream.isTTY) stream.write(`\r\u001B[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  return { show: rewrite, clear: () => rewrite('') };
}
