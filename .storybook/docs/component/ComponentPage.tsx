import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { Examples, Gallery, LiveExamples } from './Gallery.tsx';
import { DoAndDont, GuideDetails, GuideIntroduction } from './GuideSections.tsx';
import { guideOf } from './guides.ts';
import { Properties } from './Properties.tsx';

/** The docs page of a story file: the component's guide, else its description and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const name = title.split('/').at(-1) ?? '';
  const guide = guideOf(title);
  if (!guide)
    return (
      <>
        <Title />
        <Description />
        <LiveExamples />
      </>
    );
  return (
    <>
      <GuideIntroduction name={name} guide={guide} />
      <Gallery />
      <DoAndDont guide={guide} />
      <Properties guide={guide} />
      <GuideDetails guide={guide} />
      <Examples />
    </>
  );
}
