import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

/** The screens whose modules import each name of the library (`used-on.ts`). */
declare const USED_ON: Readonly<Record<string, readonly { title: string; storyId: string }[]>>;

/** The screens of the app that use a component. */
export function UsedOn({ name }: { name: string }) {
  const pages = USED_ON[name] ?? [];
  return (
    <>
      <Heading>사용하는 화면</Heading>
      <p>
        {pages.length === 0 && '앱의 화면에서 직접 사용하지 않습니다.'}
        {pages.map(({ title, storyId }, at) => (
          <Fragment key={title}>
            {at > 0 && ' · '}
            <AnchorMdx href={`./?path=/story/${storyId}`} target="_top">
              {title}
            </AnchorMdx>
          </Fragment>
        ))}
      </p>
    </>
  );
}
