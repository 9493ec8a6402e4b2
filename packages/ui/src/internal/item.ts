/** An item of a list to choose from. */
export interface Item<Id extends string | number = string> {
  id: Id;
  /** The visible text and the accessible name. */
  label: string;
  isDisabled?: boolean;
  /** Disables the item and says why, as its accessible description. */
  disabledReason?: string | undefined;
}

/** True for an item that cannot be chosen, also because of its reason. */
export function isItemDisabled({
  isDisabled,
  disabledReason,
}: Pick<Item, 'isDisabled' | 'disabledReason'>): boolean {
  return isDisabled === true || disabledReason !== undefined;
}
