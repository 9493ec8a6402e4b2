import { HttpResponse } from 'msw';

/** A third-party fault: a script that does not load, a search or a request that fails. */
export interface ThirdPartyFault {
  readonly target: 'payment-script' | 'payment-api' | 'map-script' | 'geocoding';
  /** Limits a fault of the payment API to requests with this path; by default all. */
  readonly path?: string;
  /** The response; by default a network error. */
  readonly response?: { readonly status: number; readonly body?: unknown };
  /** The number of times; by default always. */
  readonly times?: number;
}

/** The third-party faults, with the remaining count of those that happen a number of times. */
export interface ThirdPartyFaultList {
  /** Replaces all faults. */
  set(faults: readonly ThirdPartyFault[]): void;
  /** Consumes a fault of this target, if one is left; returns the response to send. */
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
