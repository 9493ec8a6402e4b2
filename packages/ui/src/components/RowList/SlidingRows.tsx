import { Component, type ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import { customPropertyOf } from '../../theme/custom-property.ts';
import { media } from '../../theme/index.ts';

interface SlidingRowsProps {
  as: 'ul' | 'ol';
  className: string;
  attributes: ElementProps;
  children: ReactNode;
}

type Places = ReadonlyMap<Element, { x: number; y: number }>;

/** The list whose rows slide to their new places; a class, because only it knows the places before an update. */
export class SlidingRows extends Component<SlidingRowsProps, object, Places> {
  private list: HTMLElement | null = null;

  private readonly setList = (list: HTMLElement | null) => {
    const { ref } = this.props.attributes;
    this.list = list;
    if (typeof ref === 'function') ref(list);
    else if (ref) ref.current = list;
  };

  /** The places of the rows in the list, without the slides that are under way. */
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
    if (matchMedia(media.reducedMotion).matches) return;
    const style = getComputedStyle(this.list!);
    const motion = (name: string) =>
      style.getPropertyValue(`--${customPropertyOf(['motion', name])}`);
    const timing = { duration: Number.parseFloat(motion('base')), easing: motion('easing') };
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
