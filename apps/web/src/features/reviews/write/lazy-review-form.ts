import { lazyComponent } from '../../../shared/lazy-component.ts';

/** Lazy, because only customers have the form. */
export const ReviewForm = lazyComponent(() => import('./ReviewForm.tsx'), 'ReviewForm');
