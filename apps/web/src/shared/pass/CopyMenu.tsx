import { Menu } from '@fitness/ui/Menu';
import { type ListedMember, memberListText } from './member-list-text.ts';
import { renewalMessages } from './renewal-message.ts';
import { copyTexts } from './renewal-texts.ts';
import { useCopy } from './use-copy.ts';

export interface CopyMenuProps {
  /** All members of the list, in its order. */
  membersOf: () => readonly ListedMember[];
  /** How many of what the list has, such as `회원 3명`. */
  count: string;
  /** The date in Asia/Seoul on which the members are asked to renew. */
  today: string;
}

/** Copies the list as it is filtered and sorted, or what to write to its members (docs/product.md#members). */
export function CopyMenu({ membersOf, count, today }: CopyMenuProps) {
  const copy = useCopy();
  const actions = {
    list: () => copy(memberListText(membersOf()), copyTexts.copiedList({ count })),
    messages: () => copy(renewalMessages(membersOf(), today), copyTexts.copiedMessages({ count })),
  };
  return (
    <Menu
      label={copyTexts.menu}
      isLabelHidden
      // Rendered for the press that loads it.
      defaultOpen
      size="sm"
      variant="ghost"
      items={(['list', 'messages'] as const).map((id) => ({ id, label: copyTexts[id] }))}
      onPress={(id) => void actions[id]()}
    />
  );
}
