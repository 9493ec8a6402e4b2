import type { Fault, FaultKind } from './fault.ts';
import { faultKinds, readFault } from './read-fault.ts';

/** The text of a fault's field, of letters and digits only so that a link needs no escapes. */
interface Field {
  readonly name: string;
  write(value: unknown): string;
  read(text: string): unknown;
}

const number = (name: string): Field => ({
  name,
  write: String,
  read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
});
const word = (name: string): Field => ({ name, write: String, read: (text) => text });
const percent = (name: string): Field => ({
  name,
  write: (value) => String(Math.round(Number(value) * 100)),
  read: (text) => (/^\d+$/.test(text) ? Number(text) / 100 : text),
});
// Four hexadecimal digits for each UTF-16 unit, which is short for Korean and lossless.
const sentence = (name: string): Field => ({
  name,
  write: (value) =>
    Array.from({ length: String(value).length }, (_, index) => hexOf(String(value), index)).join(
      '',
    ),
  read: (text) =>
    /^([0-9a-f]{4})*$/.test(text)
      ? text.replaceAll(/.{4}/g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      : undefined,
});

const json = (name: string): Field => {
  const text = sentence(name);
  return {
    name,
    write: (value) => text.write(JSON.stringify(value)),
    read: (hex) => {
      try {
        return JSON.parse(String(text.read(hex)));
      } catch {
        return undefined;
      }
    },
  };
};

const fields: Record<FaultKind['kind'], readonly Field[]> = {
  latency: [number('ms'), number('spreadMs')],
  offline: [],
  hang: [],
  status: [number('status'), sentence('message')],
  custom: [number('status'), json('body')],
  html: [number('status')],
  answer: [word('name')],
  malformed: [],
  drift: [number('which')],
  lost: [],
  chaos: [percent('rate'), number('seed')],
};

/** A fault as a short text: `offline`, `listReviews.status-500*2`, `chaos-20-7`. */
export function encodeFault(fault: Fault): string {
  const values = new Map<string, unknown>(Object.entries(fault));
  const texts = fields[fault.kind].map((field) =>
    values.get(field.name) === undefined ? undefined : field.write(values.get(field.name)),
  );
  const given = texts.filter((text) => text !== undefined);
  const where = fault.operation === undefined ? '' : `${fault.operation}.`;
  const times = fault.times === undefined ? '' : `*${fault.times}`;
  return `${where}${[fault.kind, ...given].join('-')}${times}`;
}

/** The fault of such a text; undefined where it is invalid. */
export function decodeFault(text: string): Fault | undefined {
  const [, operation, said = '', times] = /^(?:(\w+)\.)?([\w-]+)(?:\*(\d+))?$/.exec(text) ?? [];
  const [name, ...args] = said.split('-');
  const kind = faultKinds.find((one) => one === name);
  if (!kind || args.length > fields[kind].length) return undefined;
  const values = args.map((arg, index) => [
    fields[kind][index]?.name,
    fields[kind][index]?.read(arg),
  ]);
  if (values.some(([, value]) => value === undefined)) return undefined;
  const read = readFault({
    kind,
    ...Object.fromEntries(values),
    ...(operation === undefined ? {} : { operation }),
    ...(times === undefined ? {} : { times: Number(times) }),
  });
  return read.ok ? read.value : undefined;
}

function hexOf(text: string, index: number): string {
  return text.charCodeAt(index).toString(16).padStart(4, '0');
}
