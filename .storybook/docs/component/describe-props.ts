import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { guideOf } from './guides.ts';

/** Gives the controls of a component the Korean descriptions and the options of its guide. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, title }) => {
  const guide = guideOf(title);
  if (!guide) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => {
        const options = guide.options?.[name];
        const select = options && { options, control: { type: 'select' as const } };
        return [
          name,
          { ...argType, description: guide.props[name] ?? argType.description, ...select },
        ];
      }),
  );
};
