import { PageLayout } from '@fitness/ui/layout/PageLayout';
import { reloadPage } from '../../lib/reload-page.ts';
import { Problem } from '../Problem.tsx';

/** Replaces the app when the mock backend cannot start. */
export function MocksUnavailable({ reason }: { reason: string }) {
  return (
    <PageLayout>
      <Problem
        title="목 백엔드를 시작하지 못했습니다."
        onRetry={reloadPage}
        description={`이 브라우저에서 서비스 워커와 저장 공간을 쓸 수 있는지 확인해주세요. ${reason}`}
      />
    </PageLayout>
  );
}
