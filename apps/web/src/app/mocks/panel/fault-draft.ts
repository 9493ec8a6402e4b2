import { type ErrorName, errorResponses } from '@fitness/api-contract/error-responses';
import { type OperationId, operations } from '@fitness/api-contract/operations';
import type { Fault, FaultKind } from '@fitness/mocks/backend';
import { decodeSettings, defaultSettings, encodeSettings } from '@fitness/mocks/settings';

type Kind = FaultKind['kind'];

/** A fault as it is typed in: every field is text. */
export type FaultDraft = {
  kind: Kind;
  operation: OperationId | '';
  answer: ErrorName;
} & Record<'status' | 'body' | 'ms' | 'rate' | 'seed' | 'times', string>;

export const initialDraft: FaultDraft = {
  kind: 'offline',
  operation: '',
  answer: 'Forbidden',
  status: '500',
  body: '',
  ms: '2000',
  rate: '20',
  seed: '1',
  times: '',
};

export const kindLabels: Record<Kind, string> = {
  offline: '연결 끊김',
  hang: '답이 오지 않음',
  latency: '늦은 답',
  status: '상태 코드',
  custom: '직접 쓴 답',
  html: 'HTML로 온 답',
  answer: '계약에 있는 오류',
  malformed: '깨진 본문',
  drift: '계약과 다른 답',
  lost: '처리되었지만 답이 사라짐',
  chaos: '무작위 오류',
};

/** The operations by method and path, as options. */
export const operationOptions: { id: OperationId | ''; label: string }[] = [
  { id: '', label: '모든 호출' },
  ...Object.values(operations).map(({ id, method, path }) => ({
    id,
    label: `${method.toUpperCase()} ${path.replace('/api/', '')}`,
  })),
];

/** The contract's errors of an operation, or of all of them, as options. */
export function errorOptions(operation: OperationId | ''): { id: ErrorName; label: string }[] {
  return (Object.keys(errorResponses) as ErrorName[])
    .filter(
      (name) =>
        operation === '' || errorResponses[name].operations.some((one) => one === operation),
    )
    .map((name) => ({ id: name, label: `${errorResponses[name].status} ${name}` }));
}

function faultKindOf({ kind, answer, status, body, ms, rate, seed }: FaultDraft): FaultKind {
  switch (kind) {
    case 'latency':
      return { kind, ms: Number(ms) };
    case 'status':
    case 'html':
      return { kind, status: Number(status) };
    case 'custom':
      return { kind, status: Number(status), ...(body !== '' && { body: JSON.parse(body) }) };
    case 'answer':
      return { kind, name: answer };
    case 'chaos':
      return { kind, rate: Number(rate) / 100, seed: Number(seed) };
    default:
      return { kind };
  }
}

/** The fault of a draft; null where a number or the JSON is invalid. */
export function faultFrom(draft: FaultDraft): Fault | null {
  try {
    const fault: Fault = {
      ...faultKindOf(draft),
      ...(draft.operation === '' ? {} : { operation: draft.operation }),
      ...(draft.times === '' ? {} : { times: Number(draft.times) }),
    };
    // A valid fault is one that can be encoded in a link and decoded again.
    const link = encodeSettings({ ...defaultSettings, faults: [fault] });
    return decodeSettings(link).settings.faults[0] ?? null;
  } catch {
    return null;
  }
}

function detailOf(fault: Fault) {
  switch (fault.kind) {
    case 'latency':
      return ` ${fault.ms}ms`;
    case 'status':
    case 'html':
    case 'custom':
      return ` ${fault.status}`;
    case 'answer':
      return ` ${fault.name}`;
    case 'chaos':
      return ` ${Math.round(fault.rate * 100)}% (시드 ${fault.seed})`;
    default:
      return '';
  }
}

/** A fault in one line: operation, kind and number of times. */
export function describeFault(fault: Fault) {
  return [
    fault.operation ?? '모든 호출',
    kindLabels[fault.kind] + detailOf(fault),
    ...(fault.times === undefined ? [] : [`${fault.times}번`]),
  ].join(' · ');
}
