import { useMediaQuery } from '../browser/use-media-query.ts';

/** Whether the page is being printed, when lists must show all pages. */
export function useIsPrinting() {
  return useMediaQuery('print');
}
