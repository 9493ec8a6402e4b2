import { useAlert } from '@fitness/ui/AlertDialog';
import { Menu } from '@fitness/ui/Menu';
import { useToast } from '@fitness/ui/Toast';
import { copyText } from '../browser/copy-text.ts';
import { type ListedMember, memberListText } from './member-list-text.ts';
import { renewalMessages } from './renewal-message.ts';
import { copyTexts } from './renewal-texts.ts';

export interface CopyMenuProps {
  /** All members of the list, in its order. */
  membersOf: () => readonly ListedMember[];
  /** How many of what the list has, such as `회원 3명`; null without any. */
  count: string | null;
  /** The date in Asia/Seoul on which members are asked to renew; null where the list shows others too. */
  renewalsOn: string | null;
}

/** Copies the list as it is filtered and sorted, or what to write to its members (docs/product.md#members). */
export function CopyMenu({ membersOf, count, renewalsOn }: CopyMenuProps) {
  const { showToast } = useToast();
  const { alert } = useAlert();
  const copy = async (text: string, copied: string) => {
    if (await copyText(text)) showToast(copied);
    else await alert(copyTexts.notCopied, { tone: 'danger' });
  };
  const actions = {
    list: (shown: string) =>
      copy(memberListText(membersOf()), copyTexts.copiedList({ count: shown })),
    messages: (shown: string) =>
      copy(
        renewalMessages(membersOf(), renewalsOn ?? ''),
        copyTexts.copiedMessages({ count: shown }),
      ),
  };
  const ids = renewalsOn === null ? (['list'] as const) : (['list', 'messages'] as const);
  return (
    <Menu
      label={copyTexts.menu}
      isLabelHidden
      // Rendered for the press that loads it.
      defaultOpen
      size="sm"
      variant="ghost"
      isDisabled={count === null}
      items={ids.map((id) => ({ id, label: copyTexts[id] }))}
      onPress={(id) => count !== null && void actions[id](count)}
    />
  );
}
