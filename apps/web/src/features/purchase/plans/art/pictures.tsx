import { Picture } from '../../../../shared/brand/Picture.tsx';

/** As wide as a card or the end of a page's head is at most. */
const sizes = '(min-width: 48rem) 30rem, 60vw';

/** A kettlebell before a sun: the pass for one day. */
export function SinglePicture() {
  return <Picture name="card-single" sizes={sizes} alt="" />;
}

/** The end of a loaded barbell: the health membership. */
export function HealthPicture() {
  return <Picture name="card-health" sizes={sizes} alt="" />;
}

/** Body and legs raised to a V: group pilates. */
export function PilatesPicture() {
  return <Picture name="card-pilates" sizes={sizes} alt="" />;
}

/** A member who hits a trainer's mitts: personal training. */
export function PtPicture() {
  return <Picture name="card-pt" sizes={sizes} alt="" />;
}
