import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { useToast } from '@fitness/ui/Toast';
import { copyText } from '../copy-text.ts';
import { type ListedMember, memberListText } from './member-list-text.ts';
import { copyTexts } from './renewals.ts';

interface CopyMembersProps {
  /** All members of the list, in its order. */
  membersOf: () => readonly ListedMember[];
  /** How many of what the list has, such as `회원 3명`. */
  count: string;
}

/** Copies the list as it is filtered and sorted (docs/product.md#members). */
export function CopyMembers({ membersOf, count }: CopyMembersProps) {
  const { showToast } = useToast();
  const { alert } = useAlert();
  const copy = async () => {
    if (await copyText(memberListText(membersOf()))) showToast(copyTexts.copied({ count }));
    else await alert(copyTexts.notCopied, { tone: 'danger' });
  };
  return (
    <Button size="sm" variant="ghost" onPress={() => void copy()}>
      {copyTexts.list}
    </Button>
  );
}
