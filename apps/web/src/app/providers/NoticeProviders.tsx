import { AlertProvider } from '@fitness/ui/AlertDialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { ToastProvider } from '@fitness/ui/Toast';
import { type ReactNode, Suspense } from 'react';
import { usePageUser } from '../../shared/session/page-user.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';

/**
 * The providers of pages with forms: texts, toasts and alerts. They and the page are mounted again when the user changes, so that
 * nothing of the previous user is shown (`session:other-user`).
 */
export function NoticeProviders({ children }: { children: ReactNode }) {
  const { userId } = usePageUser();
  return (
    <LocaleProvider>
      <ToastProvider key={userId ?? ''}>
        <AlertProvider>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </AlertProvider>
      </ToastProvider>
    </LocaleProvider>
  );
}
