import { Component, type ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import { vars } from '../../theme/index.ts';
import { isMotionReduced } from '../../theme/preferences.ts';

interface SlidingRowsProps {
  as: 'ul' | 'ol';
  className: string;
  attributes: ElementProps;
  children: ReactNode;
}

/** The duration and the easing of the theme around an element, as an animation takes them. */
function timingOf(element: Element): KeyframeAnimationOptions {
  const style = getComputedStyle(element);
  const [duration = '', easing = ''] = [vars.motion.base, vars.motion.easing].map((reference) =>
    style.getPropertyValue(/--[\w-]+/.exec(reference)?.[0] ?? '').trim(),
  );
  const unit = duration.endsWith('ms') ? 1 : 1000;
  return { duration: (Number.parseFloat(duration) || 0) * unit, easing: easing || 'ease' };
}

type Places = ReadonlyMap<Element, { x: number; y: number }>;

/** The list whose rows slide to their new places; a class, because a hook cannot read the places before an update. */
export class SlidingRows extends Component<SlidingRowsProps, object, Places> {
  private list: HTMLElement | null = null;

  private readonly setList = (list: HTMLElement | null) => {
    const { ref } = this.props.attributes;
    this.list = list;
    if (typeof ref === 'function') ref(list);
    else if (ref) ref.current = list;
  };

  /** The places of the rows in the list, without their running animations. */
  private places(): Places {
    const rows = [...this.list!.children] as HTMLElement[];
    return new Map(
      rows.map((row) => [
        row,
        {
          x: row.offsetLeft - this.list!.offsetLeft,
          y: row.offsetTop - this.list!.offsetTop,
        },
      ]),
    );
  }

  override getSnapshotBeforeUpdate() {
    return this.places();
  }

  override componentDidUpdate(_props: SlidingRowsProps, _state: object, before: Places) {
    const after = this.places();
    if (isMotionReduced()) return;
    const timing = timingOf(this.list!);
    for (const [row, place] of after) {
      const old = before.get(row);
      if (old === undefined || (old.x === place.x && old.y === place.y)) continue;
      const [x, y] = [old.x - place.x, old.y - place.y];
      row.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing);
    }
  }

  override render() {
    const { as, className, attributes, children } = this.props;
    return element(as, [className], { ...attributes, ref: this.setList }, children);
  }
}
