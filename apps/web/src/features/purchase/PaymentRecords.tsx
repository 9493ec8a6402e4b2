import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { invalidate } from '../../api/operations.ts';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { studioPhone } from '../../lib/StudioPhone.tsx';
import { formatDate, formatTime, formatWon, isolated } from '../../lib/format.ts';
import { pages } from '../../lib/pages.ts';
import { texts as shared } from '../../lib/texts.ts';
import { usePending } from '../../lib/use-pending.ts';
import { useSessionNotice } from '../../session/session-notice.ts';
import { useSession } from '../../session/session.ts';
import {
  hasPaymentEvidence,
  isDismissible,
  isFinished,
  isSendable,
  isUnconfirmed,
  type OutboxEntry,
  outcomeOf,
} from './entry.ts';
import {
  deliver,
  dismissPayment,
  listPayments,
  onOutboxChange,
  paymentsInProgress,
} from './outbox.ts';
import { type RedirectParams, usePaymentRedirect } from './redirect.ts';
import { paymentTexts, otherBrowserTexts, texts } from './texts.ts';
import { danger, type OutcomeScreen, recordsId, useOutcomeScreen } from './use-outcome.ts';

/** The tone `danger` means that the user may lose money. */
const badges = {
  opened: { tone: 'info', label: '결제 창 닫힘' },
  uncertain: { tone: 'danger', label: '결제 확인 필요' },
  paid: { tone: 'info', label: '등록 대기' },
  sent: { tone: 'warning', label: '등록 확인 필요' },
  refused: { tone: 'warning', label: '등록 지연' },
} as const;

/** How 결제 내역 shows an unfinished purchase; null when nothing is open about it. */
export function recordStatus(entry: OutboxEntry) {
  const { progress } = entry;
  if (progress.state === 'failed' || progress.state === 'recorded') return null;
  const canRegister = hasPaymentEvidence(entry);
  const reason = progress.state === 'refused' && isolated(progress.message);
  const explanations = {
    opened: texts.callDeskIfCharged,
    uncertain: canRegister ? texts.registerIfCharged : texts.callDeskIfCharged,
    paid: texts.deliveryPending,
    sent: texts.deliveryUnconfirmed,
    refused: texts.refused({ reason: reason || shared.unknownError }),
  };
  const send = canRegister ? 'register' : 'retry';
  return {
    ...badges[progress.state],
    explanation: explanations[progress.state],
    // What may have been paid leads to the desk at once, or after the question of 지우기.
    actions: [
      isSendable(entry) ? send : 'call',
      isDismissible(entry) ? 'dismiss' : 'call',
    ] as const,
  };
}

/** The payments without the windows that were closed before the last purchase that succeeded. */
export function withoutAbandoned(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const lastBought = entries.findLastIndex(({ progress }) => progress.state === 'recorded');
  return entries.filter(({ progress }, index) => index > lastBought || progress.state !== 'opened');
}

const desk = { label: texts.callDesk({ phone: studioPhone.number }), href: studioPhone.href };

type ExplanationProps = { text: string; role?: 'alert'; paymentId: string };

/** What is known of a payment, and the number by which the desk finds it. */
function Explanation({ text, role, paymentId }: ExplanationProps) {
  return (
    <Stack gap="xxs">
      <Text size="sm" wrap="pretty" maxWidth="reading" role={role}>
        <TruncatedText>{text}</TruncatedText>
      </Text>
      <Text size="xs" color="muted">
        {texts.paymentId({ paymentId })}
      </Text>
    </Stack>
  );
}

type PaymentRecordProps = Pick<OutcomeScreen, 'showPasses'> & {
  userId: string;
  entry: OutboxEntry;
};

function PaymentRecord({ userId, entry, showPasses }: PaymentRecordProps) {
  const { paymentId, startedAt } = entry;
  const status = recordStatus(entry);
  const subject = `${entry.orderName} ${formatWon(entry.amount)}`;
  const { alert, confirm } = useAlert();
  const notice = useSessionNotice();
  const { run, isPending } = usePending();
  if (status === null) return null;

  const send = async () => {
    const { isRecorded, error } = await deliver(userId, paymentId, { isManual: true });
    if (isRecorded) return showPasses(entry);
    await alert(isUnconfirmed(entry) ? texts.notRegistered : texts.delayed, danger);
    return notice(error);
  };
  const register = async () => {
    const labels = { confirmLabel: texts.register, cancelLabel: texts.doNotRegister };
    if (await confirm(texts.registerQuestion, { subject, ...labels })) await send();
  };
  const dismiss = async () => {
    const labels = { confirmLabel: texts.clearRecord, cancelLabel: texts.keep };
    if (await confirm(texts.dismissQuestion, { subject, ...labels, link: desk }))
      await dismissPayment(userId, paymentId);
  };
  const buttons = {
    retry: { children: shared.retry, onPress: () => void run(send), isPending },
    register: { children: texts.register, onPress: () => void run(register), isPending },
    dismiss: { children: texts.clear, onPress: () => void dismiss() },
  };
  return (
    <Panel as="li" padding="compact">
      <Split columns="md:fill" from="tablet" gap={{ phone: 'sm', tablet: 'lg' }}>
        <Stack gap="xxs" align="start">
          <Heading level={3} size="md">
            {subject}
          </Heading>
          <Text size="sm" color="muted">
            {`${formatDate(startedAt)} ${formatTime(startedAt)}`}
          </Text>
          <Badge tone={status.tone}>{status.label}</Badge>
        </Stack>
        <Stack gap="sm">
          <Explanation text={status.explanation} paymentId={paymentId} />
          <Inline gap="xxs">
            {status.actions.map((action, index) => {
              const variant = index === 0 ? 'secondary' : 'ghost';
              return action === 'call' ? (
                <LinkButton key={action} size="sm" variant={variant} href={desk.href}>
                  {desk.label}
                </LinkButton>
              ) : (
                <Button key={action} size="sm" variant={variant} {...buttons[action]} />
              );
            })}
          </Inline>
        </Stack>
      </Split>
    </Panel>
  );
}

/** A payment that has returned although this user has not made it in this browser, which does not record it. */
function OtherBrowserPayment({ response }: { response: RedirectParams }) {
  const outcome = outcomeOf(response);
  const text =
    outcome.state === 'failed'
      ? texts.failure({ reason: outcome.reason || shared.unknownError })
      : otherBrowserTexts.text;
  return (
    <Panel title={otherBrowserTexts.title} level={3} padding="compact">
      <Explanation text={text} role="alert" paymentId={response.paymentId} />
      <Inline>
        <LinkButton size="sm" variant="secondary" href={desk.href}>
          {desk.label}
        </LinkButton>
      </Inline>
    </Panel>
  );
}

/**
 * The user's unfinished or uncertain purchases, newest first, and a payment that has returned to the wrong browser; renders
 * nothing without any. The payment provider redirects back to pages with this section. Only the page 결제 내역 has the closed
 * windows before the last purchase (`isOnOwnPage`).
 */
export function PaymentRecords({ isOnOwnPage = false }: { isOnOwnPage?: boolean }) {
  const titleId = useId();
  const { userId = '' } = useSession();
  const returned = usePaymentRedirect();
  const { showPasses } = useOutcomeScreen();
  const client = useQueryClient();
  const { data: records = [], refetch } = useQuery({
    queryKey: [recordsId, userId, isOnOwnPage],
    queryFn: async () => {
      const entries = await listPayments(userId);
      const isInProgress = await paymentsInProgress();
      const shown = isOnOwnPage ? entries : withoutAbandoned(entries);
      return shown
        .filter((entry) => !isFinished(entry) && !isInProgress(entry.paymentId))
        .toReversed();
    },
    staleTime: 0,
  });
  useEffect(
    () =>
      onOutboxChange(() => {
        void refetch();
        void invalidate(client, 'listMyPromotions');
      }),
    [client, refetch],
  );
  if (returned === null && records.length === 0) return null;
  return (
    <Stack as="section" id={recordsId} aria-labelledby={titleId} gap="sm">
      <Heading level={2} id={titleId}>
        {isOnOwnPage ? paymentTexts.open : pages.payments.title}
      </Heading>
      <SectionBoundary>
        {returned && <OtherBrowserPayment response={returned} />}
        <Stack as="ul" gap="xs">
          {records.map((entry) => (
            <PaymentRecord
              key={entry.paymentId}
              userId={userId}
              entry={entry}
              showPasses={showPasses}
            />
          ))}
        </Stack>
      </SectionBoundary>
    </Stack>
  );
}
