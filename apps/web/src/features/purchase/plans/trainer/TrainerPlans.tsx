import { type Instructor, ptPlans } from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { Portrait } from '@fitness/ui/Portrait';
import { Text } from '@fitness/ui/Text';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { buyingHref, buyingParams } from '../../../../shared/buying/buying-links.ts';
import { paths } from '../../../../shared/paths.ts';
import { useRedirectToSignIn } from '../../../../shared/session/use-redirect-to-sign-in.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { texts as shared } from '../../../../shared/texts.ts';
import { useSearchParamsState } from '../../../../shared/url/use-search-params-state.ts';
import { texts } from '../../texts.ts';
import { lowestPrice } from '../plan-facts.ts';
import { PlanPicker } from '../PlanPicker.tsx';
import { useDisabledReason } from '../use-disabled-reason.tsx';
import type { TrainerOption } from './TrainerPicker.tsx';
import { isTrainerRestoredBySignIn, trainerFrom } from './trainer-state.ts';

type TrainerPlansProps = { trainers: readonly TrainerOption[] };

/** Why there are no plans yet, and a link to the choice of a trainer or to sign-in. */
function MissingTrainer() {
  const { state } = useLocation();
  const session = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  const disabledReason = useDisabledReason();
  const isRestored = isTrainerRestoredBySignIn(state, session);
  const action = isRestored ? (
    <Button onPress={() => void redirectToSignIn()}>{shared.signIn}</Button>
  ) : (
    <Link href={paths.selectTrainer}>트레이너 선택하기</Link>
  );
  const note = disabledReason ?? (isRestored ? texts.trainerRestored : undefined);
  return (
    <Notice action={disabledReason ? undefined : action}>
      <Text as="strong" color="default">
        {texts.ptInfoRequired}
      </Text>
      {note && <Text>{note}</Text>}
    </Notice>
  );
}

/** Focuses the heading of what replaces the focused link within the page, at the top of the page. */
function useFocusAfterChoice(trainer: Instructor | null) {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(trainer);
  useLayoutEffect(() => {
    const isShown = shown.current === trainer;
    shown.current = trainer;
    // The focused link was removed; any other focus stays.
    if (isShown || document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [trainer]);
  return heading;
}

/** The PT plans with the trainer in the URL or that the user chose, after the choice of one (docs/product.md#purchase). */
export function TrainerPlans({ trainers }: TrainerPlansProps) {
  const { state, search } = useLocation();
  const [{ trainer: linked, plan }] = useSearchParamsState(buyingParams);
  const chosen = trainerFrom(state, useSession());
  const trainer = linked ?? chosen;
  const heading = useFocusAfterChoice(trainer);

  if (trainer === null)
    return (
      <>
        <MissingTrainer />
        <Stack gap="md">
          <Heading
            level={2}
            ref={heading}
            tabIndex={-1}
            lead={texts.samePrice({ price: lowestPrice(ptPlans).price })}
          >
            {texts.chooseTrainer}
          </Heading>
          <Tiles as="ul" columns={{ phone: 2, tablet: 4 }} gap="sm">
            {trainers.map((option, index) => (
              <li key={option.managerId}>
                <Portrait
                  picture={option.portrait}
                  sizes="(min-width: 64rem) 17rem, (min-width: 48rem) 25vw, 50vw"
                  name={option.name}
                  note={option.speciality}
                  href={buyingHref('pt', { plan, trainer: option })}
                  isFirst={index === 0}
                />
              </li>
            ))}
          </Tiles>
        </Stack>
      </>
    );
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="md">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {`담당 트레이너 ${trainer.name}`}
        </Heading>
        <Link href={paths.selectTrainer + search}>트레이너 변경</Link>
      </Inline>
      <PlanPicker label="1:1 PT 이용권 선택" plans={ptPlans} trainer={trainer} />
    </Stack>
  );
}
