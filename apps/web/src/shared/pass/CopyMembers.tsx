import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { IconButton } from '@fitness/ui/IconButton';
import { useState } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { usePending } from '../use-pending.ts';
import type { CopyMenuProps } from './CopyMenu.tsx';
import { memberListText } from './member-list-text.ts';
import { copyTexts } from './renewal-texts.ts';
import { useCopy } from './use-copy.ts';

const CopyMenu = lazyComponent(() => import('./CopyMenu.tsx'), 'CopyMenu');

/** The button of the menu, which is loaded at the first press. */
function LazyCopyMenu(props: CopyMenuProps) {
  const { alert } = useAlert();
  const [isLoaded, setIsLoaded] = useState(false);
  const { run, isPending } = usePending();
  const load = async () => {
    try {
      await CopyMenu.preload();
      setIsLoaded(true);
    } catch {
      await alert(copyTexts.notLoaded, { tone: 'danger' });
    }
  };
  if (isLoaded) return <CopyMenu {...props} />;
  return (
    <IconButton
      size="sm"
      variant="ghost"
      label={copyTexts.menu}
      icon="more"
      aria-haspopup="menu"
      isPending={isPending}
      onPress={() => void run(load)}
    />
  );
}

/** Copies the list; members who are asked to renew can also be copied with a message to each. */
export function CopyMembers({ isRenewal, ...menu }: CopyMenuProps & { isRenewal: boolean }) {
  const copy = useCopy();
  if (isRenewal) return <LazyCopyMenu {...menu} />;
  const copied = copyTexts.copiedList({ count: menu.count });
  return (
    <Button
      size="sm"
      variant="ghost"
      onPress={() => void copy(memberListText(menu.membersOf()), copied)}
    >
      {copyTexts.list}
    </Button>
  );
}
