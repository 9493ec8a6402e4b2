import { Footer } from '@fitness/ui/Footer';
import { Header } from '@fitness/ui/Header';
import { Page } from '@fitness/ui/layout/Page';
import { PageLayout } from '@fitness/ui/layout/PageLayout';
import type { ReactNode } from 'react';

const menu = ['둘러보기', '내 일정', '기록'].map((label, at) => ({
  label,
  href: `#${label}`,
  current: at === 1 ? ('page' as const) : undefined,
}));

/** A page in the frame that every page of an app has. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <PageLayout
      header={
        <Header
          brand={{ name: 'BRAND', href: '#home' }}
          items={menu}
          greeting="김하늘님, 안녕하세요"
          menuAction={{ label: '나가기', href: '#leave' }}
        />
      }
      footer={<Footer copyright="© BRAND" />}
    >
      <Page>{children}</Page>
    </PageLayout>
  );
}
