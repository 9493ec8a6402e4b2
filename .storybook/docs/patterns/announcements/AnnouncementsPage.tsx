import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { EmptyState } from '@fitness/ui/EmptyState';
import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { Panel } from '@fitness/ui/Panel';
import { Row, RowList, RowListSkeleton } from '@fitness/ui/RowList';
import { Select } from '@fitness/ui/Select';
import { Text } from '@fitness/ui/Text';
import { useState } from 'react';

const kinds = ['전체', '안내', '휴무', '행사'] as const;
type Kind = (typeof kinds)[number];

/** An announcement, with a formatted date. */
export type Announcement = { id: number; kind: Kind; title: string; date: string; text: string };

/** The state of the request for announcements. */
export type AnnouncementsState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; announcements: readonly Announcement[] };

function Announcements({ kind, ...state }: AnnouncementsState & { kind: Kind }) {
  const [{ text, ...dialog }, setDialog] = useState({ isOpen: false, title: '', text: '' });
  if (state.status === 'loading') return <RowListSkeleton rows={3} label="공지를 불러오는 중" />;
  if (state.status === 'failed') {
    const retry = <Button onPress={state.retry}>다시 시도</Button>;
    return <EmptyState title="공지를 불러오지 못했습니다." action={retry} />;
  }
  const shown = state.announcements.filter((one) => kind === '전체' || one.kind === kind);
  if (shown.length === 0) return <EmptyState title="등록된 공지가 없습니다." />;
  return (
    <RowList>
      {shown.map((one) => (
        <Row
          key={one.id}
          lead={<Badge tone={one.kind === '휴무' ? 'warning' : 'neutral'}>{one.kind}</Badge>}
          title={<span id={`title-${one.id}`}>{one.title}</span>}
          details={one.date}
          action={
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={`title-${one.id}`}
              onPress={() => setDialog({ isOpen: true, title: one.title, text: one.text })}
            >
              읽기
            </Button>
          }
        />
      ))}
      <Dialog {...dialog} onOpenChange={(isOpen) => setDialog({ ...dialog, text, isOpen })}>
        <Text wrap="lines">{text}</Text>
      </Dialog>
    </RowList>
  );
}

/** A page of announcements with a filter, composed of design system components only. */
export function AnnouncementsPage(state: AnnouncementsState) {
  const [kind, setKind] = useState<Kind>('전체');
  const options = kinds.map((kind) => ({ id: kind, label: kind }));
  return (
    <Page>
      <Heading level={1} lead="휴무와 행사를 알려 드립니다.">
        공지사항
      </Heading>
      <FilterBar>
        <FilterField>
          <Select label="구분" value={kind} items={options} onChange={setKind} />
        </FilterField>
      </FilterBar>
      <Panel title="새 소식">
        <Announcements {...state} kind={kind} />
      </Panel>
    </Page>
  );
}
