import type { ReactNode } from 'react';
import { gutter } from '../../internal/gutter.css.ts';
import type { RootProps } from '../../internal/element-props.ts';
import { provisional, space } from './SignedInSpace.css.ts';

/** The props of a SignedInSpace. */
export interface SignedInSpaceProps extends RootProps {
  children?: ReactNode;
  /** The user is not known yet: shown only if the device has a session (`knownUserAttribute`). */
  isProvisional?: boolean;
}

/** Space at the top of a page for what belongs to the signed-in user, reserved before the user is known. */
export function SignedInSpace({ children, isProvisional = false, ...root }: SignedInSpaceProps) {
  return (
    <div {...root} className={`${gutter} ${space}${isProvisional ? ` ${provisional}` : ''}`}>
      {children}
    </div>
  );
}
