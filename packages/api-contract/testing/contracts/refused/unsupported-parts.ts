import { contract, operation, withParameters } from '../template.ts';
import type { RefusedContract } from '../template.ts';

const QUERY = '#/paths/~1things/get/parameters/0';

/** Contracts with a part of OpenAPI that is not supported. */
export const unsupportedParts: readonly RefusedContract[] = [
  {
    feature: 'multipart',
    text: contract(
      operation(
        'requestBody: { content: { multipart/form-data: { schema: { type: object } } } }',
        'post',
      ),
    ),
    problems: [
      'openapi.yaml:9 #/paths/~1things/post/requestBody/content/multipart~1form-data: bodies of type multipart/form-data are not supported, only application/json',
    ],
  },
  {
    feature: 'a response of text beside JSON',
    text: contract(
      operation("responses: { '200': { description: done, content: { text/csv: {} } } }"),
    ),
    problems: [
      'openapi.yaml:9 #/paths/~1things/get/responses/200/content/text~1csv: bodies of type text/csv are not supported',
    ],
  },
  {
    feature: 'callbacks',
    text: contract(
      operation(
        "callbacks: { done: { '{$request.body}': { post: { operationId: back, responses: { '204': { description: done } } } } } }\nresponses: { '204': { description: done } }",
        'post',
      ),
    ),
    problems: ['openapi.yaml:9 #/paths/~1things/post/callbacks: callbacks are not supported'],
  },
  {
    feature: 'webhooks',
    text: `${contract(operation(''))}webhooks: { done: { post: { operationId: back, responses: { '204': { description: done } } } } }`,
    problems: ['openapi.yaml:17 #/webhooks: webhooks are not supported'],
  },
  {
    feature: 'cookies',
    text: withParameters('- { name: a, in: cookie, schema: { type: string } }'),
    problems: [`openapi.yaml:10 ${QUERY}: cookie parameters are not supported`],
  },
  {
    feature: 'an object in the query',
    text: withParameters('- { name: a, in: query, style: deepObject, schema: { type: object } }'),
    problems: [
      `openapi.yaml:10 ${QUERY}/style: only the style form is supported in a query`,
      `openapi.yaml:10 ${QUERY}/schema: a parameter must have one type of string, integer, number, boolean; here it is object`,
    ],
  },
  {
    feature: 'a query of two types',
    text: withParameters('- { name: a, in: query, schema: { type: [string, integer] } }'),
    problems: [`openapi.yaml:10 ${QUERY}/schema: a parameter must have one type`],
  },
  {
    feature: 'a list of lists in the query',
    text: withParameters(
      '- { name: a, in: query, schema: { type: array, items: { type: array } } }',
    ),
    problems: [
      `openapi.yaml:10 ${QUERY}/schema: each item of a list in a parameter must have one type`,
    ],
  },
  {
    feature: 'a parameter with content',
    text: withParameters('- { name: a, in: query, content: { application/json: { schema: {} } } }'),
    problems: [`openapi.yaml:10 ${QUERY}: the parameter a needs a schema`],
  },
  {
    feature: 'a header that OpenAPI ignores',
    text: withParameters('- { name: Authorization, in: header, schema: { type: string } }'),
    problems: [`openapi.yaml:10 ${QUERY}: OpenAPI ignores a header parameter called Authorization`],
  },
  {
    feature: 'a body of GET',
    text: contract(
      operation('requestBody: { content: { application/json: { schema: {}, example: 1 } } }'),
    ),
    problems: ['openapi.yaml:9 #/paths/~1things/get/requestBody: a GET cannot have a body'],
  },
  {
    feature: 'other methods and servers of its own',
    text: contract(`${operation('servers: [{ url: /other }]')}
  head: { operationId: head, responses: { '204': { description: done } } }`),
    problems: [
      'openapi.yaml:9 #/paths/~1things/get/servers: all operations have the servers',
      'openapi.yaml:11 #/paths/~1things/head: head is not supported',
    ],
  },
  {
    feature: 'a path parameter beside text',
    text: contract(
      operation(
        'parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: a }]',
        'get',
        '/things/{id}.json',
      ),
    ),
    problems: ['openapi.yaml:5 #/paths/~1things~1{id}.json: a path parameter must fill the whole'],
  },
  {
    feature: 'content beside a reference to a response',
    text: contract(
      operation("responses: { '204': { $ref: '#/components/responses/Done', content: {} } }"),
      { responses: 'Done: { description: done }' },
    ),
    problems: [
      'openapi.yaml:9 #/paths/~1things/get/responses/204: content beside a $ref would be ignored',
    ],
  },
  {
    feature: 'a query in a path',
    text: contract(operation('', 'get', '/things?a=1')),
    problems: ['openapi.yaml:5 #/paths/~1things?a=1: a path ends before ? and #'],
  },
];
