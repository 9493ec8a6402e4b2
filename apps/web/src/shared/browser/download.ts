/** Safari reads the file some time after the press. */
const millisecondsToRead = 60_000;

/** Downloads a text as a file. */
export function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), millisecondsToRead);
}
