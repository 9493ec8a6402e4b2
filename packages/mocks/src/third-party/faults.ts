/** A service of somebody else that fails on purpose: a script that does not load, a search or a call that fails. */
export interface ThirdPartyFault {
  readonly target: 'payment-script' | 'payment-api' | 'map-script' | 'geocoding';
  /** How often; unset: always. */
  readonly times?: number;
}

/** Takes a failure of this target if one is left. */
export type TakeThirdPartyFault = (target: ThirdPartyFault['target']) => boolean;

/** Counts the failures down. */
export function createThirdPartyFaults(faults: readonly ThirdPartyFault[]): TakeThirdPartyFault {
  const left = faults.map(({ target, times = Number.POSITIVE_INFINITY }) => ({ target, times }));
  return (target) => {
    const fault = left.find((one) => one.target === target && one.times > 0);
    if (!fault) return false;
    fault.times -= 1;
    return true;
  };
}
