import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Menu() {
  const [isOpen, setOpen] = useState(false);
  return h(
    'header',
    null,
    h('button', { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }, '메뉴'),
    isOpen && h('nav', null, h('a', { href: '#review' }, '리뷰')),
  );
}

function Radios({ name, labels }: { name: string; labels: readonly string[] }) {
  const [chosen, setChosen] = useState('');
  return h(
    'fieldset',
    null,
    h('legend', null, name),
    labels.map((label) =>
      h(
        'label',
        { key: label },
        h('input', {
          type: 'radio',
          name,
          checked: label === chosen,
          onChange: () => setChosen(label),
        }),
        label,
      ),
    ),
  );
}

function Days() {
  const [day, setDay] = useState('');
  const days = Array.from({ length: 35 }, (_, place) => `11월 ${place + 1}일`);
  return h(
    'div',
    { style: { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' } },
    days.map((name) => h('button', { key: name, onClick: () => setDay(name) }, name)),
    day &&
      h(
        'dialog',
        { 'aria-label': day, ref: (dialog: HTMLDialogElement | null) => dialog?.showModal() },
        h('h2', null, day),
      ),
  );
}

createRoot(document.getElementById('root')!).render(
  h(
    'div',
    null,
    h(Menu),
    h(
      'main',
      null,
      h('h1', null, '이용권'),
      h(Radios, { name: '이용권', labels: ['1개월', '3개월', '6개월', '12개월'] }),
      h(Days),
      h(Radios, { name: '별점', labels: ['1점', '2점', '3점', '4점', '5점'] }),
    ),
  ),
);
