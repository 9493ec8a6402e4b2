/** Starts the tags with what can fail on the page of a story: an operation or a third party. */
export const faultTag = 'fault:';

/** An item of the menu of errors. */
export type FaultItem = {
  value: string;
  title: string;
  right?: string;
  /** What fails; nothing for every request. */
  causes: readonly string[];
};

/** The errors of a page first, then those of every page, then those of other pages. */
export function orderFaults(items: readonly FaultItem[], tags: readonly string[]): FaultItem[] {
  const place = ({ causes }: FaultItem) => {
    if (causes.some((cause) => tags.includes(faultTag + cause))) return 0;
    return causes.length === 0 ? 1 : 2;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
