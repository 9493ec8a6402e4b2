/** How a search ended. */
export const Status = { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' } as const;

/** A geocoded address: x is the longitude, y the latitude. */
export interface AddressResult {
  readonly address_name: string;
  readonly address_type: 'ROAD_ADDR';
  readonly x: string;
  readonly y: string;
}

type AddressCallback = (
  result: AddressResult[],
  status: (typeof Status)[keyof typeof Status],
) => void;

/** Whether the next search fails. */
export type TakeFailure = () => boolean;

/** Creates a geocoder that finds any address in Busan near its centre, and none elsewhere. */
export function createGeocoder(fails: TakeFailure) {
  return class Geocoder {
    addressSearch(address: string, callback: AddressCallback): void {
      setTimeout(() => {
        if (fails()) callback([], Status.ERROR);
        else if (address.includes('부산')) callback([placeOf(address)], Status.OK);
        else callback([], Status.ZERO_RESULT);
      });
    }
  };
}

function placeOf(address: string): AddressResult {
  let value = 0;
  for (const character of address) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 10_007;
  const [east, south] = [(value % 100) / 100, Math.floor(value / 100) / 100];
  return {
    address_name: address,
    address_type: 'ROAD_ADDR',
    x: (129.0594 + (east - 0.5) * 0.01).toFixed(7),
    y: (35.1577 + (south - 0.5) * 0.01).toFixed(7),
  };
}
