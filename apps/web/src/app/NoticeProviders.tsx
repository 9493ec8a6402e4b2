import { AlertProvider } from '@fitness/ui/AlertDialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { ToastProvider } from '@fitness/ui/Toast';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The providers of pages with forms: texts, toasts and alerts. */
export function NoticeProviders({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider>
      <ToastProvider>
        <AlertProvider>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </AlertProvider>
      </ToastProvider>
    </LocaleProvider>
  );
}
