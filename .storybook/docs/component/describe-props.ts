import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { guideOf } from './guides.ts';

/** Gives every control of a component the Korean description and the choices from the component's guide. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, title }) => {
  const guide = guideOf(title);
  if (!guide) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => {
        const options = guide.choices?.[name];
        const choice = options && { options, control: { type: 'select' as const } };
        return [
          name,
          { ...argType, description: guide.props[name] ?? argType.description, ...choice },
        ];
      }),
  );
};
