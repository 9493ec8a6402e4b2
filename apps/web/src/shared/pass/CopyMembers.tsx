import { useAlert } from '@fitness/ui/AlertDialog';
import { IconButton } from '@fitness/ui/IconButton';
import { useState } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { useSingleFlight } from '../use-single-flight.ts';
import type { CopyMenuProps } from './CopyMenu.tsx';
import { copyTexts } from './renewal-texts.ts';

const CopyMenu = lazyComponent(() => import('./CopyMenu.tsx'), 'CopyMenu');

/** The button of the menu, which is loaded at the first press. */
export function LazyCopyMenu(props: CopyMenuProps) {
  const { alert } = useAlert();
  const [isLoaded, setIsLoaded] = useState(false);
  const { run, isPending } = useSingleFlight();
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
      isDisabled={props.count === null}
      isPending={isPending}
      onPress={() => void run(load)}
    />
  );
}
