import { Button, type ButtonProps } from '@fitness/ui/Button';
import { exportTexts } from './texts.ts';

/** Prints the page. */
export function PrintButton({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button variant={variant} size="sm" onPress={() => window.print()}>
      {exportTexts.print}
    </Button>
  );
}
