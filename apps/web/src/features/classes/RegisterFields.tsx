import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { seoulToday } from '../../shared/dates/clock.ts';
import { FailedList } from '../../shared/list/FailedList.tsx';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { createClass, registeredTimes, type Subject } from './api.ts';
import { classTexts, dialogTexts, unregistrableTexts } from './texts.ts';
import { useSendEach } from './use-send-each.ts';
import {
  classTimeOf,
  type Day,
  defaultMaximum,
  maximumError,
  parseMaximum,
  registeredSlots,
  slotChoices,
} from './slots.ts';

/** What became of a slot; `reason` is why it was not registered. */
type Outcome = { slot: string; reason: string | undefined };

const done = { tone: 'success', children: dialogTexts.registered } as const;
const failed = { tone: 'danger', children: dialogTexts.failed } as const;

export type DayState = {
  date: string;
  subject: Subject;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
  day: Day;
  setDay: (change: (before: Day) => Day) => void;
};

/** Registers the chosen slots of a day; those that fail stay chosen. */
export function useRegistration({ date, subject, now, day, setDay }: DayState) {
  const { classSubjectId, classSubjectName } = subject;
  const { alert } = useAlert();
  const results = useRef<HTMLElement>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const times = listStateOf(useQuery(registeredTimes(date)));
  const choices = slotChoices(date, now, registeredSlots(rowsOf(times), date));
  const free = choices.filter(({ disabledReason }) => disabledReason === undefined);
  const selected = day.slots.filter((slot) => free.some(({ id }) => id === slot));

  const { mutate, isPending } = useSendEach({
    change: ({ slot, classMaxCustomer }: { slot: string; classMaxCustomer: number }) =>
      createClass({
        classSubjectId,
        classTime: classTimeOf(date, slot),
        classMaxCustomer,
      }),
    onSent: ({ slot }, reason) => {
      setOutcomes((before) => [...before, { slot, reason }]);
      if (reason === undefined)
        setDay((before) => ({ ...before, slots: before.slots.filter((one) => one !== slot) }));
    },
    // What was typed meanwhile is for the next classes.
    onSuccess: ([item]) =>
      setDay((before) =>
        parseMaximum(before.maximum) === item?.classMaxCustomer
          ? { ...before, maximum: String(defaultMaximum(classSubjectName)) }
          : before,
      ),
    // On a phone the results are below the visible part of the dialog.
    onError: () => results.current?.scrollIntoView({ block: 'nearest' }),
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });

  const register = () => {
    const classMaxCustomer = parseMaximum(day.maximum);
    const error = selected.length === 0 ? classTexts.noSlot : maximumError(classMaxCustomer);
    const problem = date < seoulToday() ? unregistrableTexts.pastDate : error;
    if (problem !== null) return alert(problem);
    setOutcomes([]);
    return mutate(selected.map((slot) => ({ slot, classMaxCustomer })));
  };
  return {
    times,
    choices,
    selected,
    outcomes,
    results,
    isPending,
    register,
    /** Removes what was chosen and its results, so that no hour whose class is deleted is registered again. */
    clear: () => {
      setDay((before) => ({ ...before, slots: [] }));
      setOutcomes([]);
    },
  };
}

type Registration = ReturnType<typeof useRegistration>;

function Results({ outcomes, results }: Registration) {
  if (outcomes.length === 0) return null;
  return (
    <Panel ref={results} title={dialogTexts.results} level={3} variant="raised" padding="compact">
      <Stack as="ul" gap="xxs" aria-live="polite">
        {outcomes.map(({ slot, reason }) => (
          <Inline key={slot} as="li" gap="xs" align="baseline">
            <Text as="strong" size="sm">
              {slot}
            </Text>{' '}
            <Badge {...(reason === undefined ? done : failed)} />{' '}
            {reason !== undefined && (
              <Fill minimum="xs">
                <Text size="sm" color="danger">
                  <TruncatedText>{reason}</TruncatedText>
                </Text>
              </Fill>
            )}
          </Inline>
        ))}
      </Stack>
    </Panel>
  );
}

type RegisterFieldsProps = Pick<DayState, 'day' | 'setDay'> & { registration: Registration };

/** The day's slots and the capacity of a class, above the results of the last registration. */
export function RegisterFields({ day, setDay, registration }: RegisterFieldsProps) {
  const { times, choices, selected } = registration;
  if (times.status === 'loading')
    return (
      <SkeletonGroup label={dialogTexts.timesLoading}>
        <Skeleton variant="block" height="chart" />
        <Skeleton variant="block" />
      </SkeletonGroup>
    );
  if (times.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={classTexts.timesFailed} emptyText={null} onRetry={times.onRetry} />
      </div>
    );
  return (
    <Stack gap="md">
      <ToggleSlots
        label={dialogTexts.slots}
        items={choices}
        value={selected}
        onChange={(slots) => setDay((before) => ({ ...before, slots }))}
      />
      <Stack maxWidth="lg">
        <TextField
          label={dialogTexts.maximum}
          value={day.maximum}
          onChange={(maximum) => setDay((before) => ({ ...before, maximum }))}
          inputMode="numeric"
          autoComplete="off"
        />
      </Stack>
      <Results {...registration} />
    </Stack>
  );
}
