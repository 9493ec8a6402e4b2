import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../lib/StudioPhone.tsx';
import { messages } from '../../lib/messages.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';

/** The texts of 계정 찾기 (docs/product.md#account-recovery). */
export const recoverTexts = messages({
  lead: '아이디와 비밀번호는 온라인에서 찾을 수 없습니다. 데스크에서 본인을 확인한 뒤 도와드립니다.',
  desk: '데스크에 문의해주세요.',
  phone: '전화',
  hours: '운영 시간',
  address: '주소',
  prepare: '준비할 것',
  prepareText: '가입할 때 적은 이름과 휴대폰 번호. 방문하실 때는 신분증을 가져와주세요.',
  call: '데스크에 전화하기',
  signIn: '로그인으로 돌아가기',
});

const facts = [
  {
    term: recoverTexts.phone,
    description: (
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    ),
  },
  { term: recoverTexts.hours, description: openingHoursText },
  { term: recoverTexts.prepare, description: recoverTexts.prepareText },
  {
    term: recoverTexts.address,
    description: (
      <Stack align="start">
        <span>{studio.address}</span>
        <Link href={paths.map}>{pages.map.title}</Link>
      </Stack>
    ),
  },
];

/** Where the desk helps who cannot sign in. */
export function RecoverAccount() {
  return (
    <Panel title={recoverTexts.desk}>
      <DescriptionList items={facts} />
      <Inline gap="md" rowGap="xs">
        <LinkButton href={studioPhone.href}>{recoverTexts.call}</LinkButton>
        <Link href={paths.signIn}>{recoverTexts.signIn}</Link>
      </Inline>
    </Panel>
  );
}
