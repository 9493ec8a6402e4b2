import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { guideOf } from './guides.ts';

/** A control that shows all values, or none where Storybook would ask in English to set one first. */
function controlFor(
  options: readonly unknown[] | undefined,
  isSet: boolean,
): Pick<StrictInputType, 'options' | 'control'> {
  if (options)
    return { options, control: { type: 'inline-radio', labels: { true: '켬', false: '끔' } } };
  return isSet ? {} : { control: false };
}

/** Gives the controls of a component the Korean descriptions and the options of its guide; props that every element has have none. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const guide = guideOf(title);
  if (!guide) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => guide.props[name] !== undefined)
      .map(([name, argType]) => {
        const isBoolean = argType.type?.name === 'boolean';
        const options = guide.options?.[name] ?? (isBoolean ? [true, false] : undefined);
        return [
          name,
          {
            ...argType,
            description: guide.props[name]!,
            ...controlFor(options, initialArgs[name] !== undefined),
          },
        ];
      }),
  );
};
