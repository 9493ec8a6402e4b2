import { paths } from '../../shared/paths.ts';

/** Opens the check-in dialog of the master's page. */
export const checkInPath = `${paths.masterMyPage}?dialog=checkin`;
