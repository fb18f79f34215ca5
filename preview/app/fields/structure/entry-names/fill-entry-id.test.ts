import { expect, it } from 'vitest';
import { fillEntryId } from './fill-entry-id.ts';

it.each([
  [{ areas: [{ name: 'Main room' }] }, 'areas[0].name', 'main-room'],
  [{ areas: [{ id: 'main-room', name: 'One' }, { name: 'Main Room' }] }, 'areas[1].name', 'main-room-2'],
  [{ areas: [{ name: 'Main room', id: '' }] }, 'areas[0].name', 'main-room'],
  [{ extras: [{ name: '七' }] }, 'extras[0].name', 'extra'],
])('the id of an entry of %j is made from its name at %s: %s [editor.content]', (rules, path, id) => {
  const [list = '', at = ''] = path.split(/[[\]]/);
  expect(fillEntryId(rules, path)).toHaveProperty([list, at, 'id'], id);
});

it.each([
  [{ areas: [{ id: 'hall', name: 'Main room' }] }, 'areas[0].name'],
  [{ areas: [{ name: ' ' }] }, 'areas[0].name'],
  [{ areas: [{ name: 'Main room' }] }, 'areas[0].seats'],
  [{ stays: [{ name: 'Main room' }] }, 'stays[0].name'],
])('no id is made in %j at %s [editor.content]', (rules, path) => {
  expect(fillEntryId(rules, path)).toBeUndefined();
});
