import { apiWithToken } from '../../../shared/api/client.ts';
import type { Review } from '../list/ratings.ts';

// The list is public, and the same for everyone.
const api = apiWithToken(() => '');

/** How long the page waits for the reviews, in milliseconds. */
const timeoutMs = 4000;

/** All reviews, the newest first; none where they could not be loaded. Without queries, which visitors of the home page do not load. */
export async function loadReviews(): Promise<readonly Review[]> {
  try {
    return await api.GET('/api/{product}/review', { timeoutMs });
  } catch (error) {
    console.warn('[fitness]', 'listReviews', error);
    return [];
  }
}
