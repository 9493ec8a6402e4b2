import type { HealthPlan, Instructor, SessionPlan } from '@fitness/api-contract/catalogue';
import { lastDayOf } from '@fitness/api-contract/rules';
import { ActionBar } from '@fitness/ui/ActionBar';
import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { Stack } from '@fitness/ui/layout/Stack';
import { OptionCard } from '@fitness/ui/OptionCard';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { buyingParams } from '../../shared/buying/buying-links.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { formatDate, formatWon } from '../../shared/format/format.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { getSession } from '../../shared/session/session.ts';
import { useRestorableChoice } from '../../shared/session/page-state.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { PaymentRecords } from './PaymentRecords.tsx';
import { BuyingTerms, InAppBrowserNote } from './PlanNotes.tsx';
import { useCheckout } from './use-checkout.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

export type TieredPlan = SessionPlan | HealthPlan;

/** The price of a session or a month, bonus months included. */
function unitAmount(plan: TieredPlan) {
  return plan.amount / (plan.kind === 'health' ? plan.months + plan.bonusMonths : plan.sessions);
}

function describe(plan: TieredPlan) {
  const each = formatWon(Math.round(unitAmount(plan)));
  if (plan.kind === 'health')
    return {
      option: `${plan.months}개월`,
      unitPrice: `${plan.months}+${plan.bonusMonths}개월, 월 ${each}`,
      best: '월 이용료 최저',
    };
  return {
    option: `${plan.sessions}회`,
    unitPrice: `1회당 ${each}`,
    validity: `유효기간 ${plan.validDays}일`,
    best: '1회 이용료 최저',
  };
}

/** The facts of plans for their radios and cards; the lowest price per session or month is highlighted. */
export function factsOf(plans: readonly TieredPlan[]) {
  const lowest = Math.min(...plans.map(unitAmount));
  return plans.map((plan) => {
    const { best, ...facts } = describe(plan);
    const { option, unitPrice, validity } = facts;
    const price = formatWon(plan.amount);
    const highlight = unitAmount(plan) === lowest ? best : undefined;
    return {
      ...facts,
      validity,
      plan,
      tier: plan.tier,
      price,
      highlight,
      id: String(plan.promotionId),
      label: `${plan.tier} ${option} ${price}`,
      description: [unitPrice, validity, highlight].filter(Boolean).join(', '),
    };
  });
}

/** The first and the last day of a plan that is bought today: `오늘부터 2027. 2. 18.까지`. */
export function periodOf(plan: TieredPlan, today: string) {
  return `오늘부터 ${formatDate(lastDayOf(plan, today))}까지`;
}

/** The plan that this user, or a signed-out one, chose at a history entry; null if there is none. */
export function planIn(state: unknown, userId: string | null): string | null {
  const { planChoice } = Object(state) as { planChoice?: unknown };
  const choice = Object(planChoice) as { plan?: unknown; user?: unknown };
  const isOwn = choice.user === null || choice.user === userId;
  return typeof choice.plan === 'string' && isOwn ? choice.plan : null;
}

/**
 * The id of the chosen plan. It starts with the one from before signing in, of the history entry, or in the URL, so that going
 * back to the page and a reload keep it.
 */
function usePlanChoice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // Known before hydration has ended, and kept when this user signs out.
  const [userId] = useState(() => getSession().userId ?? null);
  const [{ plan: linked }] = useSearchParamsState(buyingParams);
  const kept = planIn(state, userId) ?? (linked && String(linked.promotionId));
  const [chosenId, choose] = useRestorableChoice('plan', kept);
  // After the choice is painted, because the browser takes long to replace a history entry.
  const settledId = useDeferredValue(chosenId);
  useEffect(() => {
    if (settledId === kept) return;
    const planChoice = { plan: settledId, user: userId };
    void navigate({ pathname, search }, { replace: true, state: { ...state, planChoice } });
  }, [kept, navigate, pathname, search, settledId, state, userId]);
  return [chosenId, choose] as const;
}

type PlanPickerProps = {
  label: string;
  plans: readonly TieredPlan[];
  /** Required for PT plans. */
  trainer?: Instructor;
};

/** One element, so that a choice does not render it again. */
const notes = (
  <>
    <BuyingTerms />
    <InAppBrowserNote />
  </>
);

/** Sells the plans of one kind; none is selected at first, except the one that was linked or chosen before. */
export function PlanPicker({ label, plans, trainer }: PlanPickerProps) {
  const facts = useMemo(() => factsOf(plans), [plans]);
  const [chosenId, choose] = usePlanChoice();
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  const today = useSeoulToday();
  const chosen = facts.find(({ id }) => id === chosenId) ?? null;
  // The bar follows in the next frame, so that the card answers the press at once.
  const summarized = useDeferredValue(chosen);

  return (
    <ActionBar
      summary={
        summarized && {
          title: trainer ? `${summarized.plan.name} · ${trainer.name}` : summarized.plan.name,
          value: summarized.price,
          note: periodOf(summarized.plan, today),
        }
      }
      placeholder="이용권을 선택해주세요."
      actionLabel="구매하기"
      onPress={() => void buy(chosen?.plan ?? null, trainer?.managerId)}
      isPending={isPaying}
      disabledReason={disabledReason}
    >
      <Stack gap="md">
        <RadioGroup
          label={label}
          isLabelHidden
          variant="card"
          value={chosenId}
          onChange={choose}
          items={facts}
          renderItem={({ id }) => {
            const plan = facts.find((each) => each.id === id);
            return (
              plan && (
                <OptionCard
                  eyebrow={plan.tier}
                  title={plan.option}
                  text={plan.validity}
                  badge={plan.highlight}
                  detail={plan.price}
                  note={plan.unitPrice}
                />
              )
            );
          }}
        />
        {notes}
      </Stack>
    </ActionBar>
  );
}

/** The layout of a page that sells plans; the payment provider redirects back to it. */
export function PlanPageLayout({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <Page>
      <Heading level={1} size="title" lead={lead}>
        {use(PageTitle)}
      </Heading>
      <PaymentRecords />
      {children}
    </Page>
  );
}
