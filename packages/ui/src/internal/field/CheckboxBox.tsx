import { Icon } from '../../components/Icon/index.ts';
import { IconFrame } from '../icons/IconFrame.tsx';
import { minus } from '../icons/step-icon-shapes.tsx';
import { box } from './checkbox.css.ts';

/** The box of every checkbox, inside a label of react-aria. */
export function CheckboxBox({ isIndeterminate }: { isIndeterminate?: boolean | undefined }) {
  return (
    <span className={box}>
      {isIndeterminate ? <IconFrame>{minus}</IconFrame> : <Icon name="check" />}
    </span>
  );
}
