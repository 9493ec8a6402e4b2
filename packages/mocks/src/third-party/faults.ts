import { HttpResponse } from 'msw';

/** A third-party fault: a script that does not load, a search or a request that fails. */
export interface ThirdPartyFault {
  readonly target: 'payment-script' | 'payment-api' | 'map-script' | 'geocoding';
  /** Of the payment API only requests to this path; unset: to every one. */
  readonly path?: string;
  /** What a request gets; unset: a network error. */
  readonly response?: { readonly status: number; readonly body?: unknown };
  /** How often; unset: always. */
  readonly times?: number;
}

/** The third-party faults, with the remaining count of those that happen a number of times. */
export interface ThirdPartyFaultList {
  /** Replaces all faults. */
  set(faults: readonly ThirdPartyFault[]): void;
  /** Takes a fault of this target if one is left: the response to send. */
  take(target: ThirdPartyFault['target'], path?: string): Response | undefined;
}

export function createThirdPartyFaults(
  initial: readonly ThirdPartyFault[] = [],
): ThirdPartyFaultList {
  let entries: { fault: ThirdPartyFault; times: number }[] = [];
  const set: ThirdPartyFaultList['set'] = (faults) => {
    entries = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }));
  };
  set(initial);
  return {
    set,
    take: (target, path) => {
      const entry = entries.find(
        ({ fault, times }) => times > 0 && fault.target === target && (fault.path ?? path) === path,
      );
      if (!entry) return undefined;
      entry.times -= 1;
      const { response } = entry.fault;
      if (!response) return HttpResponse.error();
      return response.body === undefined
        ? new HttpResponse(null, { status: response.status })
        : HttpResponse.json(response.body, { status: response.status });
    },
  };
}
