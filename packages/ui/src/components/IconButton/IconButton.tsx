import { ButtonBase, type ButtonBaseProps, type ButtonProps } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import { hint } from './IconButton.css.ts';

/** The props of an IconButton; omitting `label` is a type error, for accessibility. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'isFullWidth' | 'isSquare'
> {
  /** The accessible name, which a mouse over the button shows. */
  label: string;
  icon: IconName;
}

interface IconButtonBaseProps extends IconButtonProps, Pick<ButtonBaseProps, 'as'> {}

/** The look of all buttons with an icon. */
export function IconButtonBase({ label, icon, ...button }: IconButtonBaseProps) {
  return (
    <ButtonBase {...button} aria-label={label} isSquare>
      {/* On a part of the button, whose title would otherwise also be its description. */}
      <span className={hint} title={label}>
        <Icon name={icon} />
      </span>
    </ButtonBase>
  );
}

/** An action whose icon says what it does; where it does not, use a Button with text. */
export function IconButton(props: IconButtonProps) {
  return <IconButtonBase {...props} />;
}
