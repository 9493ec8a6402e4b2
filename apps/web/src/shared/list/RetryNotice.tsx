import { Button } from '@fitness/ui/Button';
import { Notice } from '@fitness/ui/Notice';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

export type RetryNoticeProps = {
  /** What is missing or out of date. */
  children: ReactNode;
  onRetry: () => unknown;
  isRetrying: boolean;
};

/** Tells that what is shown is not all or not fresh, and offers to request it again. */
export function RetryNotice({ children, onRetry, isRetrying }: RetryNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="secondary" size="sm" isPending={isRetrying} onPress={() => void onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
