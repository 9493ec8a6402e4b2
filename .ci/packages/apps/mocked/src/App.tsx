import './mocks';
import { Stack } from '@fitness/ui/layout/Stack';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { useState } from 'react';
import { Passes } from './Passes';
import { SignIn } from './SignIn';
import { Visit } from './Visit';

export function App() {
  const [nickname, setNickname] = useState<string>();
  return (
    <LocaleProvider>
      <main>
        {nickname === undefined ? (
          <SignIn onSignedIn={setNickname} />
        ) : (
          <Stack gap="lg">
            <h1>{nickname}님, 안녕하세요</h1>
            <Visit />
            <Passes />
          </Stack>
        )}
      </main>
    </LocaleProvider>
  );
}
