import { html, type Content, type Html } from '../../html.ts';
import type { OrRef, Schema, Spec } from './spec.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: '문자열',
  integer: '정수',
  number: '숫자',
  boolean: '참/거짓',
  object: '객체',
  array: '목록',
  null: '없음(null)',
};

/** A table that can be scrolled by keyboard. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Content[])[],
): Html {
  const head = heads.map((text) => html`<th scope="col">${text}</th>`);
  const lines = rows.map(
    ([first, ...rest]) =>
      html`<tr>
        <th scope="row">${first}</th>
        ${rest.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  );
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>
  </div>`;
}

/** The type of a value; a named schema links to its table. */
export function typeOf(schema: OrRef<Schema>): Content {
  if ('$ref' in schema) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.items) return [typeOf(schema.items), '의 목록'];
  const parts = schema.anyOf ?? schema.allOf;
  if (parts) return parts.map((part, index) => [index === 0 ? '' : ' 또는 ', typeOf(part)]);
  if (schema.enum)
    return schema.enum.map((value, index) => [
      index === 0 ? '' : ' · ',
      html`<code>${String(value)}</code>`,
    ]);
  if (schema.type === undefined) return '무엇이든';
  return [schema.type]
    .flat()
    .map((type) => TYPES[type] ?? type)
    .join(' 또는 ');
}

/** The constraints of a value besides its type. */
export function limitsOf(schema: OrRef<Schema>): Content {
  if ('$ref' in schema) return undefined;
  const {
    pattern,
    minLength,
    minimum,
    maximum,
    format,
    'x-equals': equals,
    'x-message': message,
    'x-messages': messages = {},
  } = schema;
  const limits: Content[] = [
    pattern === undefined ? undefined : html`<code>${pattern}</code>`,
    minLength === undefined ? undefined : `${minLength}자 이상`,
    minimum === undefined ? undefined : `${minimum} 이상`,
    maximum === undefined ? undefined : `${maximum} 이하`,
    format === undefined ? undefined : html`<code>${format}</code>`,
    equals === undefined ? undefined : html`<code>${equals}</code>와 같음`,
    message === undefined ? undefined : `“${message}”`,
    ...Object.values(messages).map((text) => `“${text}”`),
  ];
  return limits
    .filter((limit) => limit !== undefined)
    .map((limit, index) => [index === 0 ? '' : html`<br />`, limit]);
}

/** The fields of an object; nested fields are listed by their path. */
function fieldTable(caption: string, schema: Schema): Content {
  return table(caption, ['필드', '형식', '필수', '조건', '설명'], fieldRows(schema, ''));
}

function fieldRows({ properties = {}, required = [] }: Schema, base: string): Content[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${base}${name}`;
    const described = '$ref' in field ? undefined : field.description;
    const row = [
      html`<code>${path}</code>`,
      typeOf(field),
      required.includes(name) ? '필수' : '',
      limitsOf(field),
      described,
    ];
    const inner = '$ref' in field || !field.properties ? [] : fieldRows(field, `${path}.`);
    return [row, ...inner];
  });
}

/** All named schemas, each with an anchor. */
export function schemaSections({ components }: Spec): Content {
  return Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<article class="card" aria-labelledby="schema-${name}">
        <h3 id="schema-${name}">${name}</h3>
        <p>${schema.description}</p>
        ${schema.properties ? fieldTable(`${name}의 필드`, schema) : html`<p>${typeOf(schema)} ${limitsOf(schema)}</p>`}
      </article>`,
  );
}
