const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * The value of a parameter's text by its type in the contract: `integer`, `integer[]` for a
 * parameter that is repeated, `integer[,]` for values between commas. What is no such value stays
 * as it is, for the validator to report.
 */
export function readText(given: unknown, type = 'string'): unknown {
  if (type === 'string') return given;
  const [, item = type, list] = /^(\w+)(\[,?\])$/.exec(type) ?? [];
  if (list === undefined) return readOne(given, item);
  const texts: unknown[] = [given].flat();
  return (list === '[]' ? texts : texts.flatMap(splitCommas)).map((text) => readOne(text, item));
}

function splitCommas(text: unknown): unknown[] {
  return typeof text === 'string' ? text.split(',').map((part) => part.trim()) : [text];
}

function readOne(text: unknown, type: string): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  if (type === 'integer')
    return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  return type === 'number' && NUMBER.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : text;
}
