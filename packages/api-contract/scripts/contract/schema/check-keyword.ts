import { isPlainObject } from '@redocly/openapi-core';
import { formats } from '../../../src/validators/formats.ts';
import { FREE_FORMATS } from './keywords.ts';

const FORMATS = [...Object.keys(formats), ...FREE_FORMATS];
const KINDS = ['date', 'date-time', 'time'];

/** An error message if the value of a keyword is not supported; else undefined. */
export function keywordProblem(keyword: string, value: unknown): string | undefined {
  const [isUsable, sentence] = (Object.hasOwn(CHECKS, keyword) && CHECKS[keyword]) || [];
  return isUsable === undefined || isUsable(value) ? undefined : sentence;
}

const CHECKS: Readonly<Record<string, [(value: unknown) => boolean, string]>> = {
  format: [
    (value) => FORMATS.includes(String(value)),
    `no check of this format is known; known are ${FORMATS.join(', ')}`,
  ],
  type: [
    (value) => !Array.isArray(value) || value.length > 0,
    'type must name at least one type; no value would be valid',
  ],
  enum: [isFilled, 'enum must have at least one value; no value would be valid'],
  allOf: [isFilled, 'allOf must have at least one schema'],
  anyOf: [isFilled, 'anyOf must have at least one schema'],
  oneOf: [isFilled, 'oneOf must have at least one schema'],
  prefixItems: [isFilled, 'prefixItems must have at least one schema'],
  multipleOf: [(value) => Number(value) > 0, 'multipleOf must be greater than 0'],
  pattern: [isPattern, 'the pattern is no regular expression of JavaScript with the flag u'],
  'x-message': [isText, 'x-message must be a text'],
  'x-messages': [
    (value) => isPlainObject(value) && Object.values(value).every(isText),
    'x-messages must be texts by keyword',
  ],
  'x-equals': [isText, 'x-equals must be the name of a field'],
  'x-key': [
    (value) => Array.isArray(value) && value.every(isText),
    'x-key must be a list of fields',
  ],
  'x-kind': [(value) => KINDS.includes(String(value)), `x-kind must be one of ${KINDS.join(', ')}`],
};

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isPattern(source: unknown): boolean {
  try {
    return new RegExp(String(source), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
