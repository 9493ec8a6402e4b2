import { shorten } from './limits/describe-problems.ts';
import type { MockResponse } from './mock-response.ts';
import { MAX_BODY_BYTES } from './limits/read-text.ts';

/** The response to a path outside the contract. */
export function unknownRouteResponse(method: string, pathname: string): MockResponse {
  const detail = shorten(`${method} ${pathname}`);
  return {
    status: 404,
    body: { message: '없는 경로입니다.', detail: `${detail} is not in openapi.yaml` },
  };
}

/** The response to another method of a known path: the allowed methods for OPTIONS, otherwise 405. */
export function otherMethodResponse(
  method: string,
  pathname: string,
  methods: readonly string[],
): MockResponse {
  const known = methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
  const headers = { allow: [...known, 'OPTIONS'].join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers };
  const detail = `${shorten(`${method} ${pathname}`)} is not known; it has ${known.join(', ')}`;
  return { status: 405, headers, body: { message: '허용되지 않은 메서드입니다.', detail } };
}

/** The response to an operation of the contract that the mock backend does not implement. */
export function notImplementedResponse(id: string): MockResponse {
  const detail = `The mock backend does not implement ${shorten(id)}.`;
  return { status: 501, body: { message: '목 서버에 없는 기능입니다.', detail } };
}

/** The response to a body above the limit. */
export function tooLargeResponse(): MockResponse {
  const detail = `The body has more than ${MAX_BODY_BYTES} bytes.`;
  return { status: 413, body: { message: '요청 본문이 너무 큽니다.', detail } };
}

/** The response to a call that would add a row to a full table. */
export function fullResponse(detail: string): MockResponse {
  return { status: 507, body: { message: '목 서버의 저장 공간이 가득 찼습니다.', detail } };
}
