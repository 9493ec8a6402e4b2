import { Cover } from '@fitness/ui/Cover';
import { Heading } from '@fitness/ui/Heading';
import { Icon } from '@fitness/ui/Icon';
import { Page } from '@fitness/ui/layout/Page';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Picture } from '@fitness/ui/Picture';
import { Text } from '@fitness/ui/Text';
import { pictures, posterPictures } from '@fitness/web/lib/pictures.ts';
import { studio } from '@fitness/web/config/studio.ts';
import { Unstyled } from '../Unstyled.tsx';
import { storyHref, StorybookLink } from '../story-link.tsx';
import * as styles from './introduction.css.ts';
import { mainPages, type Role, roles } from './roles.ts';

function MainPages() {
  return (
    <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
      {mainPages.map(({ label, text, ...target }) => (
        <li key={label}>
          <StorybookLink href={storyHref(target)} className={styles.mainPage}>
            <span className={styles.mainPageLabel}>
              {label}
              <Icon name="arrowRight" />
            </span>
            <Text as="span" color="muted">
              {text}
            </Text>
          </StorybookLink>
        </li>
      ))}
    </Tiles>
  );
}

function RoleCard({ name, picture, text, links }: Role) {
  return (
    <li className={styles.role}>
      <div className={styles.rolePicture} aria-hidden="true">
        <Picture picture={pictures[picture]} sizes="(min-width: 48rem) 30rem, 100vw" alt="" />
      </div>
      <div className={styles.roleText}>
        <Stack gap="xs">
          <Heading level={3} size="xl">
            {name}
          </Heading>
          <Text color="muted">{text}</Text>
        </Stack>
        <ul role="list" aria-label={`${name}의 화면`}>
          {links.map(({ label, ...target }) => (
            <li key={label}>
              <StorybookLink href={storyHref(target)} className={styles.roleLink}>
                {label}
                <Icon name="arrowRight" size="sm" />
              </StorybookLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The first page: a poster, links into Storybook, and a card for each role. */
export function Introduction() {
  return (
    <Unstyled>
      <div className={styles.introduction}>
        <Cover
          {...posterPictures('gym')}
          alt="붉은 원 앞에서 바벨을 머리 위로 든 사람의 뒷모습"
          isFirst
          title="디자인 시스템"
          level={1}
          headline={[studio.name, 'DESIGN', 'SYSTEM']}
          lang="en"
          lines={['앱을 켜지 않고도 모든 화면을 보고, 눌러 보고, 검토합니다.']}
        />
        <div className={styles.body}>
          <Page gap="wide">
            <MainPages />
            <Stack as="section" gap="lg" aria-label="역할별로 보기">
              <Heading level={2} size="heading">
                역할별로 보기
              </Heading>
              <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
                {roles.map((role) => (
                  <RoleCard key={role.name} {...role} />
                ))}
              </Tiles>
            </Stack>
          </Page>
        </div>
      </div>
    </Unstyled>
  );
}
