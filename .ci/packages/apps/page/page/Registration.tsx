'use client';
import { Button } from '@fitness/ui/Button';
import { Checkbox } from '@fitness/ui/Checkbox';
import { Combobox } from '@fitness/ui/Combobox';
import { DateField } from '@fitness/ui/DateField';
import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { NumberField } from '@fitness/ui/NumberField';
import { PasswordField } from '@fitness/ui/PasswordField';
import { Select } from '@fitness/ui/Select';
import { TextField } from '@fitness/ui/TextField';
import { useToast } from '@fitness/ui/Toast';
import { useRef, useState } from 'react';

const branches = [
  { id: 'east', label: '동관' },
  { id: 'west', label: '서관' },
];
const topics = [
  { id: 'novel', label: '소설' },
  { id: 'science', label: '과학' },
];

/** A form, whose values a dialog shows before they are sent. */
export function Registration() {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<[string, string][]>();
  const { showToast } = useToast();
  const read = () =>
    setSent([...new FormData(form.current!)].map(([name, value]) => [name, String(value)]));
  const register = () => {
    setSent(undefined);
    form.current?.reset();
    showToast('등록했습니다.');
  };
  return (
    <>
      <Form ref={form} id="register" aria-label="회원 등록" gap="md" onSubmit={read}>
        <TextField label="이름" name="name" isRequired />
        <PasswordField label="비밀번호" name="password" autoComplete="new-password" />
        <NumberField label="인원" name="people" defaultValue={1} minValue={1} maxValue={9} />
        <DateField label="방문일" name="day" today="2026-11-20" minValue="2026-11-20" />
        <Select label="지점" name="branch" items={branches} placeholder="지점 선택" />
        <Combobox label="분야" name="topic" items={topics} />
        <Checkbox label="약관 동의" name="terms" isRequired />
        <Button type="submit">등록</Button>
      </Form>
      <Dialog
        title="등록 확인"
        isOpen={sent !== undefined}
        onOpenChange={() => setSent(undefined)}
        footer={<Button onPress={register}>확인</Button>}
      >
        <DescriptionList
          items={(sent ?? []).map(([term, description]) => ({ term, description }))}
        />
      </Dialog>
    </>
  );
}
