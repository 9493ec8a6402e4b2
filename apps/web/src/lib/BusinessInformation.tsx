import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { business } from '../config/business.ts';
import { studio } from '../config/studio.ts';
import { studioPhone } from './StudioPhone.tsx';
import { messages } from './messages.ts';

export const businessTexts = messages({
  title: '사업자 정보',
  name: '상호',
  representative: '대표자',
  registrationNumber: '사업자등록번호',
  mailOrderNumber: '통신판매업 신고번호',
  address: '주소',
  phone: '전화',
  email: '이메일',
  hosting: '호스팅 서비스',
  sample: '예시로 적은 정보입니다.',
});

const items = [
  { term: businessTexts.name, description: business.name },
  { term: businessTexts.representative, description: business.representative },
  { term: businessTexts.registrationNumber, description: business.registrationNumber },
  { term: businessTexts.mailOrderNumber, description: business.mailOrderNumber },
  { term: businessTexts.address, description: studio.address },
  {
    term: businessTexts.phone,
    description: (
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    ),
  },
  {
    term: businessTexts.email,
    description: (
      <Link href={`mailto:${business.email}`} isInline>
        {business.email}
      </Link>
    ),
  },
  { term: businessTexts.hosting, description: business.hosting },
];

/** The business that sells the passes, 사업자 정보 (docs/product.md#policies). */
export function BusinessInformation() {
  return (
    <Stack gap="xs">
      <DescriptionList items={items} />
      {business.isSample && (
        <Text size="sm" color="muted">
          {businessTexts.sample}
        </Text>
      )}
    </Stack>
  );
}
