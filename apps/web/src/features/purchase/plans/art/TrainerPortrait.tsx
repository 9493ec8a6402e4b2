import { Picture } from '../../../../shared/brand/Picture.tsx';
import { portraitOf } from '../../../../shared/brand/pictures.ts';

/** The portrait of a PT trainer; decoration beside the name. */
export function TrainerPortrait({ managerId }: { managerId: number }) {
  const name = portraitOf(managerId);
  return name ? (
    <Picture name={name} sizes="(min-width: 64rem) 17rem, (min-width: 48rem) 45vw, 6rem" alt="" />
  ) : null;
}
