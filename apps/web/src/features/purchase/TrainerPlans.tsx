import { ptPlans } from '@fitness/api-contract/catalogue';
import { Heading } from '@fitness/ui/Heading';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Picture } from '@fitness/ui/Picture';
import { Text } from '@fitness/ui/Text';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useLocation } from 'react-router-dom';
import { buyingParams, trainerFrom } from '../../lib/buying-links.ts';
import { paths } from '../../lib/paths.ts';
import { pictures } from '../../lib/pictures.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { useSession } from '../../session/session.ts';
import { useDisabledReason } from './PlanNotes.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import type { TrainerOption } from './TrainerPicker.tsx';
import { texts } from './texts.ts';

/** Why there are no plans yet, and a link to the choice of a trainer. */
function MissingTrainer() {
  const { search } = useLocation();
  const disabledReason = useDisabledReason();
  return (
    <Stack maxWidth="reading">
      <Inline gap="md" align="start">
        <Fill minimum="xs">
          <Picture
            picture={pictures['card-pt']}
            sizes="(min-width: 48rem) 20rem, 40vw"
            alt=""
            isFirst
            isSquare
          />
        </Fill>
        <Fill minimum="sm">
          <Stack gap="md" align="start">
            <Heading level={2}>{texts.ptInfoRequired}</Heading>
            {disabledReason ? (
              <Text color="muted">{disabledReason}</Text>
            ) : (
              <LinkButton href={paths.selectTrainer + search}>트레이너 선택하기</LinkButton>
            )}
          </Stack>
        </Fill>
      </Inline>
    </Stack>
  );
}

/** The PT plans with the trainer in the URL or that the user chose (docs/product.md#purchase). */
export function TrainerPlans({ trainers }: { trainers: readonly TrainerOption[] }) {
  const { state, search } = useLocation();
  const [{ trainer: linked }] = useSearchParamsState(buyingParams);
  const chosen = trainerFrom(state, useSession());
  const id = (linked ?? chosen)?.managerId;
  const trainer = trainers.find(({ managerId }) => managerId === id);

  if (trainer === undefined) return <MissingTrainer />;
  return (
    <>
      <Inline gap="md" isUnwrapped>
        <Stack maxWidth="xs">
          <Picture picture={trainer.portrait} sizes="6rem" alt="" isFirst isSquare />
        </Stack>
        <Fill>
          <Heading level={2}>{`담당 트레이너 ${trainer.name}`}</Heading>
          <Text color="muted">{trainer.speciality}</Text>
          <Link href={paths.selectTrainer + search}>트레이너 변경</Link>
        </Fill>
      </Inline>
      <PlanPicker label="1:1 PT 이용권 선택" plans={ptPlans} trainer={trainer} />
    </>
  );
}
