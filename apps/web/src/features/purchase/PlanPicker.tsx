import type { HealthPlan, Instructor, SessionPlan } from '@fitness/api-contract/catalogue';
import { lastDayOf } from '@fitness/api-contract/rules';
import { ActionBar } from '@fitness/ui/ActionBar';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { RadioGroup, type RadioItem } from '@fitness/ui/RadioGroup';
import { Page } from '@fitness/ui/layout/Page';
import { Stack } from '@fitness/ui/layout/Stack';
import { type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { buyingParams } from '../../lib/buying-links.ts';
import { useSeoulToday } from '../../lib/clock.ts';
import { formatDate, formatWon } from '../../lib/format.ts';
import { PageTitle } from '../../lib/page-title.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { PaymentRecords } from './PaymentRecords.tsx';
import { BuyingTerms, useDisabledReason } from './PlanNotes.tsx';
import { useCheckout } from './use-checkout.ts';

export type TieredPlan = SessionPlan | HealthPlan;

/** The price of a session or a month, bonus months included. */
function unitAmount(plan: TieredPlan) {
  return plan.amount / (plan.kind === 'health' ? plan.months + plan.bonusMonths : plan.sessions);
}

/** The plans as options; the lowest price per session or month is highlighted. */
export function optionsOf(plans: readonly TieredPlan[]): RadioItem<string>[] {
  const lowest = Math.min(...plans.map(unitAmount));
  return plans.map((plan) => {
    const isHealth = plan.kind === 'health';
    const each = formatWon(Math.round(unitAmount(plan)));
    return {
      id: String(plan.promotionId),
      eyebrow: plan.tier,
      label: isHealth ? `${plan.months}개월` : `${plan.sessions}회`,
      detail: formatWon(plan.amount),
      note: isHealth ? `${plan.months}+${plan.bonusMonths}개월, 월 ${each}` : `1회당 ${each}`,
      description: isHealth ? undefined : `유효기간 ${plan.validDays}일`,
      badge: unitAmount(plan) === lowest ? `${isHealth ? '월' : '1회'} 이용료 최저` : undefined,
    };
  });
}

/** The first and the last day of a plan that is bought today: `오늘부터 2027. 2. 18.까지`. */
export function periodOf(plan: TieredPlan, today: string) {
  return `오늘부터 ${formatDate(lastDayOf(plan, today))}까지`;
}

type PlanPickerProps = {
  label: string;
  plans: readonly TieredPlan[];
  /** Required for PT plans. */
  trainer?: Instructor;
};

/** Sells the plans of one kind; none is selected at first, except the one that was linked or chosen before. */
export function PlanPicker({ label, plans, trainer }: PlanPickerProps) {
  const { state } = useLocation();
  const [{ plan: linked }, setParams] = useSearchParamsState(buyingParams);
  const [chosenId, choose] = useState(linked && String(linked.promotionId));
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  const today = useSeoulToday();
  const chosen = plans.find(({ promotionId }) => String(promotionId) === chosenId) ?? null;
  // The bar and the URL follow in the next frame, so that the card answers the press at once.
  const settled = useDeferredValue(chosen);
  useEffect(() => {
    if (settled !== null && settled !== linked)
      void setParams({ plan: settled }, { replace: true, state });
  }, [linked, setParams, settled, state]);

  return (
    <ActionBar
      summary={
        settled
          ? {
              title: trainer ? `${settled.name} · ${trainer.name}` : settled.name,
              value: formatWon(settled.amount),
              note: periodOf(settled, today),
            }
          : { note: '이용권을 선택해주세요.' }
      }
      actions={
        <Button
          variant={settled ? 'primary' : 'secondary'}
          isPending={isPaying}
          disabledReason={disabledReason}
          onPress={() => void buy(chosen, trainer?.managerId)}
        >
          구매하기
        </Button>
      }
    >
      <Stack gap="md">
        <RadioGroup
          label={label}
          isLabelHidden
          variant="card"
          value={chosenId}
          onChange={choose}
          items={optionsOf(plans)}
        />
        <BuyingTerms />
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
