import type { Step } from './steps.ts';

/** Sessions in which something was lost. */
export const knownSessions: readonly (readonly Step[])[] = [
  // Another editor’s version is loaded twice, after a sign-in.
  [
    { kind: 'type title', person: 1, isAppended: false },
    { kind: 'wait', ms: 3000 },
    { kind: 'type title', person: 0, isAppended: false },
    { kind: 'save now', person: 0 },
    { kind: 'remove entry', person: 0, tile: 0, entry: 0 },
    { kind: 'fail', person: 0, failure: 'signed out' },
    { kind: 'undo', person: 1 },
    { kind: 'add entry', person: 1, tile: 0 },
    { kind: 'wait', ms: 5000 },
    { kind: 'wait', ms: 30 },
  ],
  // A change is undone after its response was lost, and the other editor changes the same field.
  [
    { kind: 'fail', person: 0, failure: 'lost response' },
    { kind: 'type title', person: 0, isAppended: false },
    { kind: 'type question', person: 1, tile: 0, entry: 0, isAppended: false },
    { kind: 'wait', ms: 1500 },
    { kind: 'type title', person: 1, isAppended: false },
    { kind: 'undo', person: 0 },
    { kind: 'wait', ms: 30 },
  ],
  // A publication finds a conflict while a save is on its way.
  [
    { kind: 'fail', person: 0, failure: 'slow response' },
    { kind: 'remove tile', person: 1, tile: 0 },
    { kind: 'wait', ms: 300 },
    { kind: 'wait', ms: 300 },
    { kind: 'publish', person: 0 },
    { kind: 'fail', person: 0, failure: 'lost request' },
    { kind: 'wait', ms: 120 },
    { kind: 'type question', person: 0, tile: 0, entry: 0, isAppended: false },
    { kind: 'wait', ms: 300 },
    { kind: 'type title', person: 0, isAppended: false },
    { kind: 'wait', ms: 3000 },
    { kind: 'leave field', person: 0 },
  ],
  // The storage is full when an editor is closed.
  [
    { kind: 'type question', person: 1, tile: 0, entry: 0, isAppended: false },
    { kind: 'publish', person: 1 },
    { kind: 'type question', person: 1, tile: 0, entry: 0, isAppended: false },
    { kind: 'fill storage', person: 1, chars: 0 },
    { kind: 'fail', person: 1, failure: 'lost request' },
    { kind: 'leave', person: 1 },
    { kind: 'wait', ms: 5000 },
    { kind: 'type heading', person: 0, tile: 0, isAppended: false },
  ],
  // A duplicated tile is recovered, the other editor changes it, then the saved version is used.
  [
    { kind: 'duplicate tile', person: 1, tile: 0 },
    { kind: 'crash', person: 1, isNewWindow: false },
    { kind: 'type title', person: 0, isAppended: false },
    { kind: 'crash', person: 0, isNewWindow: false },
    { kind: 'wait', ms: 3000 },
    { kind: 'add entry', person: 0, tile: 5 },
    { kind: 'type question', person: 1, tile: 0, entry: 0, isAppended: false },
    { kind: 'wait', ms: 3000 },
    { kind: 'use saved', person: 1 },
    { kind: 'wait', ms: 30 },
  ],
  // An entry was sent, and the other editor removes the one before it.
  [
    { kind: 'remove tile', person: 0, tile: 0 },
    { kind: 'type question', person: 1, tile: 0, entry: 0, isAppended: false },
    { kind: 'remove entry', person: 1, tile: 5, entry: 0 },
    { kind: 'wait', ms: 3000 },
    { kind: 'add entry', person: 0, tile: 7 },
    { kind: 'leave', person: 0 },
    { kind: 'fail', person: 0, failure: 'lost request' },
    { kind: 'choose', person: 1, areMine: [false, false] },
    { kind: 'open', person: 0 },
    { kind: 'redo', person: 0 },
  ],
  // A tile that the other editor has removed is kept, then the saved version is used.
  [
    { kind: 'type question', person: 0, tile: 0, entry: 0, isAppended: false },
    { kind: 'crash', person: 0, isNewWindow: false },
    { kind: 'remove tile', person: 1, tile: 0 },
    { kind: 'wait', ms: 5000 },
    { kind: 'choose', person: 0, areMine: [true, false] },
    { kind: 'wait', ms: 1500 },
    { kind: 'use saved', person: 0 },
    { kind: 'type title', person: 0, isAppended: false },
  ],
  // A change is undone in a tile that the other editor has removed.
  [
    { kind: 'remove tile', person: 1, tile: 2 },
    { kind: 'type heading', person: 0, tile: 2, isAppended: false },
    { kind: 'wait', ms: 3000 },
    { kind: 'choose', person: 0, areMine: [true, false] },
    { kind: 'wait', ms: 120 },
    { kind: 'undo', person: 0 },
    { kind: 'wait', ms: 30 },
  ],
  // A removal is undone after its response was lost.
  [
    { kind: 'type question', person: 1, tile: 4, entry: 0, isAppended: false },
    { kind: 'remove tile', person: 1, tile: 0 },
    { kind: 'fail', person: 1, failure: 'late request' },
    { kind: 'wait', ms: 5000 },
    { kind: 'type question', person: 0, tile: 4, entry: 0, isAppended: false },
    { kind: 'delete page' },
    { kind: 'fail', person: 0, failure: 'lost request' },
    { kind: 'undo', person: 1 },
    { kind: 'wait', ms: 5000 },
  ],
  // A copy stays in place of its tile, which the other editor changes.
  [
    { kind: 'type heading', person: 0, tile: 4, isAppended: false },
    { kind: 'add tile', person: 0, tile: 0 },
    { kind: 'publish', person: 0 },
    { kind: 'duplicate tile', person: 1, tile: 4 },
    { kind: 'remove tile', person: 1, tile: 5 },
    { kind: 'undo', person: 0 },
    { kind: 'wait', ms: 1500 },
    { kind: 'type question', person: 1, tile: 4, entry: 0, isAppended: false },
    { kind: 'set width', person: 0, tile: 4, width: 'half' },
    { kind: 'free storage', person: 0 },
  ],
  // A removal is sent and undone, and the other editor keeps and changes the tile.
  [
    { kind: 'add entry', person: 1, tile: 2 },
    { kind: 'wait', ms: 700 },
    { kind: 'fail', person: 1, failure: 'lost response' },
    { kind: 'remove tile', person: 1, tile: 0 },
    { kind: 'remove tile', person: 1, tile: 7 },
    { kind: 'wait', ms: 700 },
    { kind: 'undo', person: 1 },
    { kind: 'leave', person: 1 },
    { kind: 'type heading', person: 0, tile: 2, isAppended: false },
    { kind: 'wait', ms: 30 },
  ],
];
