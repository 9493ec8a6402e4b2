import { isCalendarDate } from '../is-calendar-date.ts';

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
const IPV4 = /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
const LARGEST_INT32 = 2 ** 31 - 1;

/** The check for every format that schemas may use; numeric formats are marked as such. */
export const formats = {
  date: isCalendarDate,
  'date-time': (text: string): boolean => isCalendarDate(DATE_TIME.exec(text)?.[1] ?? ''),
  time: TIME,
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  email: EMAIL,
  uri: (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text) && URL.canParse(text),
  hostname: HOST,
  ipv4: IPV4,
  int32: {
    type: 'number',
    validate: (value: number): boolean =>
      Number.isInteger(value) && value >= -LARGEST_INT32 - 1 && value <= LARGEST_INT32,
  },
  int64: { type: 'number', validate: (value: number): boolean => Number.isSafeInteger(value) },
} as const;
