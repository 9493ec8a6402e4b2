import { classHours } from '@fitness/api-contract/rules';
import { DateField } from '@fitness/ui/DateField';
import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Notice } from '@fitness/ui/Notice';
import { Select } from '@fitness/ui/Select';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Switch } from '@fitness/ui/Switch';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import { memo } from 'react';
import { formatCount } from '../../../shared/format/format.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { dialogTexts, pageTexts } from '../texts.ts';
import { countLeftOut, type LeftOut, type PlannedDay, weekCounts, weekdays } from './plan.ts';
import { leftOutTexts, repeatTexts } from './texts.ts';
import type { RepeatForm } from './use-repeat-form.ts';
import { WeekList } from './WeekList.tsx';
import { weeksOfPlan } from './weeks.ts';

const weekdayItems = weekdays.map((day) => ({ id: day as string, label: day }));
const hourItems = classHours.map((hour) => ({ id: hour, label: hour }));
const weekItems = weekCounts.map((count) => ({
  id: String(count),
  label: repeatTexts.weekCount({ count }),
}));

const leftOutReasons = Object.keys(leftOutTexts) as LeftOut[];

/** What the form would register, and what it leaves out. */
const Plan = memo(function Plan({ plan }: { plan: readonly (readonly PlannedDay[])[] }) {
  const leftOut = leftOutReasons
    .map((reason) => ({ reason, count: countLeftOut(plan, reason) }))
    .filter(({ count }) => count > 0);
  return (
    <Stack gap="sm">
      {leftOut.length > 0 && (
        <Text size="sm" color="muted">
          {repeatTexts.leftOut({
            reasons: leftOut
              .map(
                ({ reason, count }) =>
                  `${leftOutTexts[reason]} ${repeatTexts.classes({ count: formatCount(count) })}`,
              )
              .join(' · '),
          })}
        </Text>
      )}
      <WeekList weeks={weeksOfPlan(plan)} />
    </Stack>
  );
});

function Preview({ form }: { form: RepeatForm }) {
  const { state, isComplete, plan, unknownYear } = form;
  if (state.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={repeatTexts.classesFailed} emptyText={null} onRetry={state.onRetry} />
      </div>
    );
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={pageTexts.loading}>
        <Skeleton variant="block" height="row" />
      </SkeletonGroup>
    );
  return (
    <Stack gap="sm">
      {unknownYear !== null && (
        <Notice tone="warning">{repeatTexts.unknownHolidays({ year: unknownYear })}</Notice>
      )}
      {isComplete ? (
        <Plan plan={plan} />
      ) : (
        <Text size="sm" color="muted">
          {repeatTexts.previewHint}
        </Text>
      )}
    </Stack>
  );
}

/** The weekdays, hours and weeks of repeated classes, above a preview of every class. */
export function RepeatFields({ form, today }: { form: RepeatForm; today: string }) {
  return (
    <Stack gap="lg">
      <ToggleSlots
        label={repeatTexts.weekdays}
        items={weekdayItems}
        value={form.days}
        onChange={form.setDays}
        size="sm"
      />
      <ToggleSlots
        label={dialogTexts.slots}
        items={hourItems}
        value={form.hours}
        onChange={form.setHours}
      />
      <Tiles columns={{ phone: 1, tablet: 3 }} gap="md">
        <DateField
          label={repeatTexts.start}
          value={form.start}
          onChange={form.setStart}
          today={today}
          {...form.bounds}
        />
        <Select
          label={repeatTexts.weeks}
          items={weekItems}
          value={String(form.weeks)}
          onChange={(count) => form.setWeeks(Number(count))}
        />
        <TextField
          label={dialogTexts.maximum}
          value={form.maximum}
          onChange={form.setMaximum}
          inputMode="numeric"
          autoComplete="off"
        />
      </Tiles>
      <Stack gap="sm">
        <Heading level={3}>{repeatTexts.preview}</Heading>
        <Switch
          label={repeatTexts.includeHolidays}
          isSelected={form.includesHolidays}
          onChange={form.setIncludesHolidays}
        />
        <Preview form={form} />
      </Stack>
    </Stack>
  );
}
