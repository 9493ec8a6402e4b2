import { ApiError } from '@fitness/api-contract/client';

const longestMessage = 200;
const mostFrames = 10;

/** Whether a word is an English word or an identifier in single quotation marks. */
const isHarmless = (word: string) =>
  /^\(?(?:'[A-Za-z_$]{1,20}'|[A-Za-z_$]{1,20}(?:\.[A-Za-z_$]{1,20})?)[).,:;!]{0,2}$/.test(word);

/** The message without quoted texts, numbers, URLs and non-English text, which could be user data. */
export function withoutData(message: string): string {
  return message
    .slice(0, 2000)
    .replaceAll(/"[^"]*"?|`[^`]*`?|“[^”]*”?/g, '…')
    .split(/\s+/)
    .map((word) => (isHarmless(word) ? word : '…'))
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
    .slice(0, longestMessage);
}

/** The frames of a stack trace, without the message with which some browsers start it. */
function framesOf({ stack = '', message }: Error) {
  const places = stack
    .replace(message, '')
    .matchAll(/(?<![\w.-])([\w-]{1,40}\.[jt]sx?)(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})\b/g);
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`)
    .filter((place) => !/^[^:]*\d{4}/.test(place))
    .slice(0, mostFrames);
}

/** The description of an error in a report, without anything that a user typed or a server sent. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] };
  // A server's message may contain personal data.
  const message =
    error instanceof ApiError
      ? `${error.request} ${error.status ?? error.reason}`
      : withoutData(error.message);
  return { name: withoutData(error.name), message, stack: framesOf(error) };
}
