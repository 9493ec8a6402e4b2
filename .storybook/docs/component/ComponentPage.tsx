import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Accessibility } from './Accessibility.tsx';
import { GuideChanges, GuideDetails, GuideIntroduction } from './GuideSections.tsx';
import { guideOf } from './guides.ts';

/** The docs page of a story file: the component's guide, else its description and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideOf(preparedMeta.title);
  if (!guide)
    return (
      <>
        <Title />
        <Description />
        <Stories title="" includePrimary />
      </>
    );
  return (
    <>
      <Title />
      <GuideIntroduction guide={guide} />
      <Primary />
      <Heading>속성</Heading>
      <Controls />
      <GuideDetails guide={guide} />
      <Accessibility title={preparedMeta.title} />
      <GuideChanges guide={guide} />
      <Heading>모든 모습과 상태</Heading>
      <Stories title="" includePrimary={false} />
    </>
  );
}
