import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { allTasks } from '../rules/index.ts';

export class InvalidOption extends Error {}

function check(option: string, isValid: boolean, sentence: string): void {
  if (!isValid) throw new InvalidOption(`--${option}: ${sentence}.`);
}

export function numberOf(option: string, text: string, minimum: number, maximum: number): number {
  const isValid = /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
  const sentence = `must be a whole number from ${minimum} to ${maximum}`;
  check(`${option} ${text}`, isValid, sentence);
  return Number(text);
}

export function millisecondsOf(option: string, text: string): number {
  const isValid = Number(text) > 0 && Number(text) <= 3600;
  check(`${option} ${text}`, isValid, 'must be a number of seconds up to 3600');
  return Number(text) * 1000;
}

export function productOf(text: string): string {
  const sentence = 'must be lower-case letters, digits and hyphens';
  check(`product ${text}`, /^[a-z0-9-]+$/.test(text), sentence);
  return text;
}

/** A URL without credentials; error messages do not repeat the text, which may contain some. */
export function urlOf(option: string, text: string): URL {
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  check(option, isHttp, 'must be a URL with http or https');
  const url = new URL(text);
  check(
    option,
    url.username === '' && url.password === '',
    'has a username or password, but Authorization carries the tokens; give the gateway in front of the backend another header by --header',
  );
  return url;
}

export function baseUrlOf(text: string): string {
  const { search, hash, href } = urlOf('base-url', text);
  check(`base-url ${href}`, search === '' && hash === '', 'must have no query and no fragment');
  return href.replace(/\/+$/, '');
}

/** Headers that the suite or its connection sets. */
const OWN_HEADERS =
  /^(accept|authorization|connection|content-(length|type)|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** Headers by name; messages do not repeat their values, which may be secret. */
export function headersOf(texts: readonly string[]): Readonly<Record<string, string>> {
  const headers = texts.map((text) => {
    const [name = '', value] = text.split(/:(.*)/s).map((part) => part.trim());
    check('header', value !== undefined, "must be like 'Name: value'");
    const isName = /^[\w!#$%&'*+.^`|~-]+$/.test(name);
    check('header', isName, "the name must be letters, digits and !#$%&'*+-.^_`|~");
    check(`header ${name}`, !OWN_HEADERS.test(name), 'is set by the suite itself');
    const isVisible = /^[\t\x20-\x7e]+$/.test(value ?? '');
    check(`header ${name}`, isVisible, 'the value must be visible ASCII characters');
    return [name, value ?? ''] as const;
  });
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  check('header', names.size === headers.length, 'a name is given twice');
  return Object.fromEntries(headers);
}

export function contentOf<Content>(
  option: string,
  path: string,
  kind: string,
  read: (text: string) => Content,
): Content {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch (error) {
    const place = v.isValiError(error) ? `${v.getDotPath(error.issues[0]) ?? 'the file'}: ` : '';
    const reason = `${place}${(error as Error).message}`;
    throw new InvalidOption(`--${option} ${path}: is not ${kind} (${reason}).`);
  }
}

export function certificatesOf(path: string): string {
  return contentOf('ca', path, 'a file of certificates as PEM', (pem) => {
    createSecureContext({ ca: pem });
    if (!pem.includes('-----BEGIN CERTIFICATE-----')) throw new Error('it has no certificate');
    return pem;
  });
}

export function ruleNameOf(text: string): string {
  const known = new Set(
    allTasks.flatMap(({ operation, rule }) => [operation, rule.name, `${operation}/${rule.name}`]),
  );
  const nearest = [...known].sort((a, b) => distance(text, a) - distance(text, b));
  const suggested = nearest.slice(0, 3).join(', ');
  const sentence = `there is no such operation or rule. The nearest are ${suggested}; --list prints all`;
  check(`only ${text}`, known.has(text), sentence);
  return text;
}
