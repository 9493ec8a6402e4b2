import type { RowOf } from '@fitness/api-contract/client';
import { Table, type TableColumn, type TableState } from '@fitness/ui/Table';
import { useEffect, useState } from 'react';
import { api } from './api';

const path = '/api/{product}/reservations/available-promotions';
type Pass = RowOf<typeof path>;

const columns: TableColumn<Pass>[] = [
  { id: 'name', header: '이용권', render: (pass) => pass.promotionName, isRowHeader: true },
  { id: 'rest', header: '남은 횟수', render: (pass) => pass.remainingSessionCount, align: 'end' },
];

export function Passes() {
  const [rows, setRows] = useState<Pass[]>([]);
  const [state, setState] = useState<TableState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const retry = () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    api.GET(path).then(
      (passes) => {
        setRows(passes);
        setState({ status: 'ready' });
      },
      () => setState({ status: 'failed', onRetry: retry }),
    );
  }, [attempt]);
  return (
    <Table
      label="내 이용권"
      columns={columns}
      items={rows}
      itemId={(pass) => String(pass.membershipId)}
      state={state}
      emptyText="이용권이 없습니다."
    />
  );
}
