import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

function SignIn() {
  const [username, setUsername] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError('비밀번호를 입력해주세요.');
  };
  return (
    <form aria-label="로그인" onSubmit={submit}>
      <h1>로그인</h1>
      <label>
        아이디
        <input value={username} onChange={(event) => setUsername(event.currentTarget.value)} />
      </label>
      <button type="submit">로그인</button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}

function Plans() {
  const [chosen, setChosen] = useState('');
  return ['1개월', '3개월', '6개월', '12개월'].map((plan) => (
    <label key={plan}>
      <input type="radio" name="plan" checked={plan === chosen} onChange={() => setChosen(plan)} />
      {plan}
    </label>
  ));
}

function Days() {
  const [day, setDay] = useState('');
  const days = Array.from({ length: 35 }, (_, place) => `11월 ${place + 1}일`);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' }}>
      {days.map((name) => (
        <button key={name} onClick={() => setDay(name)}>
          {name}
        </button>
      ))}
      {day && (
        <dialog aria-label={day} ref={(dialog) => dialog?.showModal()}>
          <h2>{day}</h2>
        </dialog>
      )}
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  <main>
    <SignIn />
    <Plans />
    <Days />
  </main>,
);
