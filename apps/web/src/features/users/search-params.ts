import { choiceParam, flagParam, pageParam, textParam } from '../../shared/url/params.ts';
import type { StateOf } from '../../shared/url/use-search-params-state.ts';
import { passLabels, roleFilterLabels } from './texts.ts';

/** The search params of the list. */
export const listParams = {
  q: textParam,
  role: choiceParam(roleFilterLabels, 'all'),
  filter: choiceParam(passLabels, 'all'),
  grouped: flagParam,
  page: pageParam,
};

/** Which rows are shown, and how. */
export type Filters = Omit<StateOf<typeof listParams>, 'page'>;
