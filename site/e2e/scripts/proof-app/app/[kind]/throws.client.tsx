'use client';

import { useState } from 'react';

/** A component of an island that throws in one of the two places where React runs it. */
export function Throws({ where }: { readonly where: 'server' | 'browser' }) {
  const here = typeof window === 'undefined' ? 'server' : 'browser';
  if (here === where) throw new Error(`thrown in an island on the ${where}`);
  return <p>Rendered in the {here}</p>;
}

/** A form that works until a button breaks it. */
export function ThrowsLater() {
  const [name, setName] = useState('');
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('thrown in an island after it was used');
  return (
    <form method="get" data-awake={name !== '' || undefined}>
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" name="note" />
      <select aria-label="Size" name="size">
        <option>small</option>
        <option>large</option>
      </select>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <button type="submit">Send</button>
    </form>
  );
}
