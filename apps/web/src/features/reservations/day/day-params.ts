import { paths } from '../../../shared/paths.ts';
import { dayParam, type Param } from '../../../shared/url/params.ts';

/** The id of a membership, a positive integer. */
export const membershipParam: Param<number | null> = {
  read: (text) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  write: (membershipId) => (membershipId === null ? null : String(membershipId)),
};

export const dayParams = { membershipId: membershipParam, date: dayParam };

export function dayManagementHref(membershipId: number) {
  return `${paths.dayManagement}?membershipId=${membershipId}`;
}
