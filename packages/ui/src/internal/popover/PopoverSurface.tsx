import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useLayer } from '../use-layer.ts';
import { popover } from './popover.css.ts';

interface PopoverSurfaceProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The element below which it opens, outside a react-aria trigger. */
  triggerRef?: RefObject<HTMLElement | null>;
  /** A dialog or a menu. */
  children: ReactNode;
}

/**
 * The surface of a dialog or menu below its trigger, on phones a sheet at the lower edge. Escape, a press outside and the browser's
 * back button close it and return the focus.
 */
export function PopoverSurface({ isOpen, onOpenChange, ...props }: PopoverSurfaceProps) {
  useLayer(isOpen, () => onOpenChange(false));
  return (
    <Popover
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      className={popover}
    />
  );
}
