import { Button, type ButtonProps } from '@fitness/ui/Button';
import { exportTexts } from './texts.ts';
import { useExport } from './use-export.ts';

/** Prints the page. */
export function PrintButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const runExport = useExport();
  return (
    <Button variant={variant} size="sm" onPress={() => void runExport(() => window.print())}>
      {exportTexts.print}
    </Button>
  );
}
