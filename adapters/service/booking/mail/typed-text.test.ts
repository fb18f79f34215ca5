import { expect, it } from 'vitest';
import { greet, repeatTyped } from './typed-text.ts';

it('repeats a request with its line breaks and brackets, unless it has a link [booking.thanks]', () => {
  const text = 'By the <wall>.\nA cake, please. Thanks';
  expect(repeatTyped(text)).toBe(text);
  for (const each of ['see https://a.example', 'www.a.example', 'go to a.example/b', 'ask a@b.example'])
    expect(repeatTyped(each)).toBe('');
});

it('greets by the first name where it is a name [booking.thanks]', () => {
  for (const name of ['Ana', 'Zoë', 'Anne-Marie', 'Seán Óg', 'O’Neil']) expect(greet(name)).toBe(`Hello ${name},`);
  for (const text of ['', 'You have won', 'win.example', 'A\nB', 'x'.repeat(60)]) expect(greet(text)).toBe('Hello,');
});
