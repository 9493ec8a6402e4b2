import { AuthCard } from '@fitness/ui/AuthCard';
import { PasswordField } from '@fitness/ui/PasswordField';
import { TextField } from '@fitness/ui/TextField';
import { useState } from 'react';
import { describeError, signIn } from './api';

export function SignIn({ onSignedIn }: { onSignedIn: (nickname: string) => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const submit = () =>
    signIn(username, password).then(onSignedIn, (reason: unknown) =>
      setError(describeError(reason)),
    );
  return (
    <AuthCard
      logo={{ name: 'Installed', href: '/' }}
      title="로그인"
      submitLabel="로그인"
      onSubmit={() => void submit()}
      error={error}
      footer={<a href="/">처음으로</a>}
    >
      <TextField label="아이디" value={username} onChange={setUsername} />
      <PasswordField label="비밀번호" value={password} onChange={setPassword} />
    </AuthCard>
  );
}
