import { Calendar } from '@fitness/ui/Calendar';
import { useState } from 'react';

const today = '2026-11-20';

export function Visit() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <section aria-label="방문 날짜">
      <Calendar label="방문 날짜" value={date} onChange={setDate} today={today} minValue={today} />
      <p role="status">{date === null ? '날짜를 골라주세요.' : `${date}에 방문합니다.`}</p>
    </section>
  );
}
