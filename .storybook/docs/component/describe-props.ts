import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { guideOf } from './guides.ts';

/** Gives every control of a component the Korean description from the component's guide. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, title }) => {
  const descriptions = guideOf(title)?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, { ...argType, description: descriptions[name] ?? argType.description }]),
  );
};
