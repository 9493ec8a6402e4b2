import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { html, prose, type Content, type Html } from '../../html.ts';
import { requestPath, type RequestValues } from '../../request-path.ts';
import { limitsOf, table, typeOf } from './schema.ts';
import { resolve, type Media, type PlacedOperation, type Spec } from './spec.ts';

const ROLES: Readonly<Record<string, string>> = {
  ROLE_ANONYMOUS: '누구나',
  ROLE_CUSTOMER: '고객',
  ROLE_MANAGER: '매니저',
  ROLE_MASTER: '마스터',
};
const PLACES: Readonly<Record<string, string>> = { path: '경로', query: '쿼리' };

/** The section of one operation: roles, parameters, body and responses. */
export function operationSection(
  spec: Spec,
  origin: string,
  { method, path, operation, parameters }: PlacedOperation,
): Html {
  const { operationId, summary, description, requestBody, responses } = operation;
  const body = requestBody?.content?.['application/json'];
  return html`<article class="card" aria-labelledby="${operationId}">
    <h3 id="${operationId}">
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
    </h3>
    <p class="lead">${summary} <code>${operationId}</code></p>
    ${prose(description)}
    <p>부를 수 있는 역할: ${whoMay(operation)}</p>
    ${parameters.length === 0 ? undefined : parameterTable(operationId, parameters)}
    ${
      body === undefined
        ? undefined
        : html`<h4>요청 본문</h4>
            <p>${typeOf(body.schema)}</p>
            ${json(body.example)}`
    }
    <h4>답</h4>
    ${table(`${operationId}의 답`, ['상태', '설명', '본문'], responseRows(spec, responses))}
    <h4>이렇게 부릅니다</h4>
    <pre role="group" tabindex="0" aria-label="${operationId}을(를) 부르는 명령">
${curlOf(origin, operationId)}</pre>
  </article>`;
}

function whoMay(operation: PlacedOperation['operation']): string {
  const roles = operation['x-roles'];
  return roles.includes('ROLE_ANONYMOUS')
    ? '누구나 (토큰 없이)'
    : roles.map((role) => ROLES[role] ?? role).join(', ');
}

function parameterTable(id: string, parameters: PlacedOperation['parameters']): Content {
  const rows = parameters.map(({ name, in: place, schema, description }) => [
    html`<code>${name}</code>`,
    PLACES[place] ?? place,
    typeOf(schema),
    limitsOf(schema),
    description,
  ]);
  return [
    html`<h4>매개변수</h4>`,
    table(`${id}의 매개변수`, ['이름', '자리', '형식', '조건', '설명'], rows),
  ];
}

function responseRows(
  spec: Spec,
  responses: PlacedOperation['operation']['responses'],
): Content[][] {
  return Object.entries(responses).map(([status, { description, content }]) => {
    const media = content?.['application/json'];
    return [
      html`<code>${status}</code>`,
      description,
      media && [html`<p>${typeOf(media.schema)}</p>`, examplesOf(spec, media)],
    ];
  });
}

function examplesOf(spec: Spec, { example, examples = {} }: Media): Content {
  const named = Object.entries(examples).map(
    ([name, value]) =>
      html`<p><code>${name}</code></p>
        ${json(resolve(spec, value).value)}`,
  );
  return [example === undefined ? undefined : json(example), named];
}

function json(value: unknown): Content {
  return value === undefined
    ? undefined
    : html`<pre role="group" tabindex="0" aria-label="예시">
${JSON.stringify(value, null, 2)}</pre>`;
}

function curlOf(origin: string, operationId: string): string {
  const id = operationId as OperationId;
  const { method, isPublic, hasBody }: OperationInfo = operations[id];
  const example: { params: RequestValues; query: RequestValues; body?: unknown } =
    requestExamples[id];
  const url = origin + requestPath(id, example.params, example.query);
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${url}'`,
    ...(isPublic ? [] : [`-H "authorization: Bearer $TOKEN"`]),
    ...(hasBody
      ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(example.body)}'`]
      : []),
  ].join(' \\\n  ');
}
