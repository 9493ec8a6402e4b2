import { type ErrorName, errorResponses } from '@fitness/api-contract/error-responses';
import type { Fault } from '@fitness/mocks/backend';
import type { ThirdPartyFault } from '@fitness/mocks/third-party';

/** A fault that a reviewer can choose in the toolbar. */
export type FaultPreset = {
  title: string;
  /** Shown beside the title, such as the status. */
  aside: string;
  faults?: readonly Fault[];
  thirdPartyFaults?: readonly ThirdPartyFault[];
};

const general: Record<string, FaultPreset> = {
  none: { title: '오류 없음', aside: '정상', faults: [], thirdPartyFaults: [] },
  'latency-2s': {
    title: '2초씩 늦게 답함',
    aside: '지연',
    faults: [{ kind: 'latency', ms: 2_000 }],
  },
  'latency-endless': {
    title: '답이 오지 않음',
    aside: '지연',
    faults: [{ kind: 'latency', ms: 600_000 }],
  },
  offline: { title: '서버에 연결할 수 없음', aside: '오프라인', faults: [{ kind: 'offline' }] },
  'status-500': {
    title: '서버 오류, 설명 없음',
    aside: '500',
    faults: [{ kind: 'status', status: 500 }],
  },
  'status-503': {
    title: '서버 오류, 설명 있음',
    aside: '503',
    faults: [{ kind: 'status', status: 503, message: '점검 중입니다.' }],
  },
  'status-400': {
    title: '요청 거절, 설명 없음',
    aside: '400',
    faults: [{ kind: 'status', status: 400 }],
  },
  'payment-script': {
    title: '결제 창을 불러오지 못함',
    aside: '결제사',
    thirdPartyFaults: [{ target: 'payment-script' }],
  },
  'payment-api': {
    title: '결제사 조회가 되지 않음',
    aside: '결제사',
    thirdPartyFaults: [{ target: 'payment-api' }],
  },
  'map-script': {
    title: '지도를 불러오지 못함',
    aside: '지도',
    thirdPartyFaults: [{ target: 'map-script' }],
  },
  geocoding: {
    title: '주소를 찾지 못함',
    aside: '지도',
    thirdPartyFaults: [{ target: 'geocoding' }],
  },
};

/** The (first) message of an error of the contract. */
export function messageOf(name: ErrorName): string {
  const { body } = errorResponses[name];
  return 'message' in body ? body.message : body[0].message;
}

/** Each error of the contract, for every operation that has it. */
const fromContract = Object.fromEntries(
  (Object.keys(errorResponses) as ErrorName[]).map((name): [string, FaultPreset] => [
    `error-${name}`,
    {
      title: messageOf(name),
      aside: String(errorResponses[name].status),
      faults: errorResponses[name].operations.map((operation) => ({
        kind: 'error',
        name,
        operation,
      })),
    },
  ]),
);

/** The faults of the toolbar by their name in a link. */
export const faultPresets: Readonly<Record<string, FaultPreset>> = { ...general, ...fromContract };
