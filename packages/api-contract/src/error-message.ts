import { cleanText, isVisible } from './clean-text.ts';

/** Most specific first; `error` and `title` are often only the English name of the status. */
const KEYS = ['message', 'defaultMessage', 'errors', 'detail', 'error', 'title'];
const MOST_CHARACTERS = 2000;
const DEEPEST = 2;

/** The message for users in an error body of any usual shape; empty where there is none. */
export function readErrorMessage(body: unknown, depth = 0): string {
  if (typeof body === 'string') return isReadable(body) ? cleanText(body).trim() : '';
  if (typeof body !== 'object' || body === null || depth > DEEPEST) return '';
  const parts: unknown[] = Array.isArray(body)
    ? body
    : KEYS.map((key) => (body as Record<string, unknown>)[key]);
  for (const part of parts) {
    const message = readErrorMessage(part, depth + 1);
    if (message !== '') return message;
  }
  return '';
}

function isReadable(text: string): boolean {
  return isVisible(text) && text.length <= MOST_CHARACTERS && !/<[/!?a-z][^>]*>/i.test(text);
}
