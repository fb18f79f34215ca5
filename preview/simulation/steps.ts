import fc from 'fast-check';
import { failures } from './simulated/network.ts';

const is = <Kind extends string>(kind: Kind) => fc.constant(kind);
const person = fc.constantFrom<(0 | 1)[]>(0, 1);
/** Positions of tiles and entries. Beyond the end they count from the start again. */
const tile = fc.nat(7);
const entry = fc.nat(3);
const isAppended = fc.boolean();

const anyTyping = fc.oneof(
  fc.record({ kind: is('type title'), person, isAppended }),
  fc.record({ kind: is('type heading'), person, tile, isAppended }),
  fc.record({ kind: is('type question'), person, tile, entry, isAppended }),
);
const anyTileChange = fc.oneof(
  fc.record({ kind: is('add tile'), person, tile }),
  fc.record({ kind: is('duplicate tile'), person, tile }),
  fc.record({ kind: is('remove tile'), person, tile }),
  fc.record({ kind: is('move tile'), person, tile, to: fc.nat(7) }),
  fc.record({ kind: is('set width'), person, tile, width: fc.constantFrom('half', 'third', undefined) }),
);
const anyEntryChange = fc.oneof(
  fc.record({ kind: is('add entry'), person, tile }),
  fc.record({ kind: is('remove entry'), person, tile, entry }),
  fc.record({ kind: is('move entry'), person, tile, entry }),
);
const anyPageChange = fc.oneof(
  { arbitrary: anyTyping, weight: 10 },
  { arbitrary: anyTileChange, weight: 5 },
  { arbitrary: anyEntryChange, weight: 3 },
);

const anyUndo = fc.oneof(
  { arbitrary: fc.record({ kind: is('undo'), person }), weight: 2 },
  fc.record({ kind: is('redo'), person }),
  fc.record({ kind: is('leave field'), person }),
  fc.record({ kind: is('use saved'), person }),
);
const anySave = fc.oneof(
  { arbitrary: fc.record({ kind: is('choose'), person, areMine: fc.tuple(fc.boolean(), fc.boolean()) }), weight: 3 },
  fc.record({ kind: is('save now'), person }),
  fc.record({ kind: is('publish'), person }),
);
const anyOpening = fc.oneof(
  { arbitrary: fc.record({ kind: is('open'), person }), weight: 2 },
  fc.record({ kind: is('leave'), person }),
  fc.record({ kind: is('crash'), person, isNewWindow: fc.boolean() }),
);
/** How many characters the storage has space for: none, or a page alone, or more of what is to be stored with it. */
const chars = fc.constantFrom(0, 700, 1200, 2000, 4000);
const anyStorage = fc.oneof(
  { arbitrary: fc.record({ kind: is('fill storage'), person, chars }), weight: 2 },
  fc.record({ kind: is('free storage'), person }),
);
const anyPersonStep = fc.oneof(
  { arbitrary: anyPageChange, weight: 18 },
  { arbitrary: anyUndo, weight: 4 },
  { arbitrary: anySave, weight: 4 },
  { arbitrary: anyOpening, weight: 3 },
  { arbitrary: fc.record({ kind: is('fail'), person, failure: fc.constantFrom(...failures) }), weight: 5 },
  { arbitrary: anyStorage, weight: 3 },
);

const anyStep = fc.oneof(
  { arbitrary: anyPersonStep, weight: 40 },
  { arbitrary: fc.record({ kind: is('wait'), ms: fc.constantFrom(30, 120, 300, 700, 1500, 3000, 5000) }), weight: 16 },
  fc.record({ kind: is('sign in'), isSuccessful: fc.boolean() }),
  fc.record({ kind: is('restore page') }),
  fc.record({ kind: is('delete page') }),
);

type ValueOf<Any> = Any extends fc.Arbitrary<infer Value> ? Value : never;
export type PageChangeStep = ValueOf<typeof anyPageChange>;
export type PersonStep = ValueOf<typeof anyPersonStep>;
type AnyStep = ValueOf<typeof anyStep>;
export type Step = Exclude<AnyStep, { kind: 'wait' }> | { readonly kind: 'wait'; readonly ms: number };

export const anySteps: fc.Arbitrary<readonly Step[]> = fc.array(anyStep, {
  minLength: 1,
  maxLength: Number(process.env.STEPS ?? 60),
  size: 'max',
});
