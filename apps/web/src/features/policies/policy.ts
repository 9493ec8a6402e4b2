import type { DescriptionItem } from '@fitness/ui/DescriptionList';
import type { PageId } from '../../shared/pages.ts';

/** A section of a document; its number follows from its place. */
export interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Facts below the paragraphs. */
  readonly facts?: readonly DescriptionItem[];
  /** The page that has the details. */
  readonly page?: PageId;
}
