import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { paths } from '../../../../shared/paths.ts';

export function ChosenTrainer({ name }: { name: string }) {
  return (
    <Notice action={<Link href={paths.selectTrainer}>트레이너 변경</Link>}>
      담당 트레이너{' '}
      <Text as="strong" size="lg" tone="default">
        {name}
      </Text>
    </Notice>
  );
}
