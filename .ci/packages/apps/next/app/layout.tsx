import '@fitness/ui/styles.css';
import '@fitness/ui/themes/midnight.css';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: '동네 도서관', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko" data-theme="midnight">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
