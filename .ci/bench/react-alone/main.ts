import { createElement, type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

function SignIn() {
  const [username, setUsername] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError('비밀번호를 입력해주세요.');
  };
  return createElement(
    'form',
    { 'aria-label': '로그인', onSubmit: submit },
    createElement('h1', null, '로그인'),
    createElement(
      'label',
      null,
      '아이디',
      createElement('input', {
        value: username,
        onChange: (event) => setUsername(event.currentTarget.value),
      }),
    ),
    createElement('button', { type: 'submit' }, '로그인'),
    error && createElement('p', { role: 'alert' }, error),
  );
}

createRoot(document.getElementById('root')!).render(createElement(SignIn));
