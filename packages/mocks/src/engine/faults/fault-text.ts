import { parametersOf, readFault, type Fault } from './fault.ts';

/** The text of a parameter, of letters and digits only so that a link needs no escapes. */
interface Encoding {
  write(value: unknown): string;
  /** Undefined where the text is invalid. */
  read(text: string): unknown;
}

const plain: Encoding = {
  write: String,
  read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
};

/** The parameters that are neither numbers nor words. */
const encodings: Readonly<Record<string, Encoding>> = {
  message: { write: (text) => toHex(String(text)), read: fromHex },
  body: {
    write: (body) => toHex(JSON.stringify(body)),
    read: (text) => {
      try {
        return JSON.parse(String(fromHex(text)));
      } catch {
        return undefined;
      }
    },
  },
};

const encodingOf = (name: string): Encoding => encodings[name] ?? plain;

/** A fault as a short text: `offline`, `listReviews.status-500*2`. */
export function encodeFault(fault: Fault): string {
  const values = new Map<string, unknown>(Object.entries(fault));
  const given = parametersOf(fault.kind)?.filter((name) => values.get(name) !== undefined) ?? [];
  const texts = given.map((name) => encodingOf(name).write(values.get(name)));
  const where = fault.operation === undefined ? '' : `${fault.operation}.`;
  const times = fault.times === undefined ? '' : `*${fault.times}`;
  return `${where}${[fault.kind, ...texts].join('-')}${times}`;
}

/** The fault of such a text; undefined where it is invalid. */
export function decodeFault(text: string): Fault | undefined {
  const [, operation, said = '', times] = /^(?:(\w+)\.)?([\w-]+)(?:\*(\d+))?$/.exec(text) ?? [];
  const [kind = '', ...args] = said.split('-');
  const names = parametersOf(kind) ?? [];
  const values = args.map((arg, index) => encodingOf(names[index] ?? '').read(arg));
  if (args.length > names.length || values.includes(undefined)) return undefined;
  const read = readFault({
    kind,
    ...Object.fromEntries(values.map((value, index) => [names[index], value])),
    ...(operation === undefined ? {} : { operation }),
    ...(times === undefined ? {} : { times: Number(times) }),
  });
  return read.ok ? read.value : undefined;
}

// Four hexadecimal digits for each UTF-16 unit, which is short for Korean and lossless.
function toHex(text: string): string {
  return text.replaceAll(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

function fromHex(text: string): string | undefined {
  return /^([0-9a-f]{4})*$/.test(text)
    ? text.replaceAll(/.{4}/g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : undefined;
}
