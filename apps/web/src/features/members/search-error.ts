import { listMyMembersQueryConstraints } from '@fitness/api-contract/constraints';
import { normalizeSearch } from '../../shared/input/search-text.ts';

const { maxLength, messages } = listMyMembersQueryConstraints.nickName;

/** Why a text cannot be searched for, or undefined (docs/product.md#members). */
export function searchErrorOf(text: string): string | undefined {
  return [...normalizeSearch(text)].length > maxLength ? messages.maxLength : undefined;
}
