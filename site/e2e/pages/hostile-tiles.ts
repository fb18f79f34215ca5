import { readPage } from '#blocks/page-reader.ts';
import { textFieldsOf, visitTexts } from '#renderer/parse/text-fields.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** Texts that a browser's parser, an encoding or a layout may change. */
export const hostileTexts = {
  'control characters': 'one\u0001two\u0008three\u001bfour\u007ffive\u0085six',
  'carriage returns': 'one\r\ntwo\rthree\n\r\nfour',
  'a null character': 'one\u0000two\ufffdthree',
  'half a surrogate pair': 'one\ud83dtwo\ude00three',
  'line separators': 'one\u2028two\u2029three\u000bfour\u000cfive',
  'marks of direction': 'one\u202etwo\u2066three\u200ffour\ufefffive\u00adsix\u200bseven',
  'a very long word': 'w'.repeat(110),
  'text like HTML': '</textarea></script><b>one</b> &amp; &lt; &#0; &#x80; &NotAnEntity; <!-- two ]]> "three" \'four\'',
  'a first line break': '\none\n\ntwo',
  'non-characters': 'one\uffff\ufffetwo\ud83f\udffethree',
} as const;

const fullest = (examples: object): object =>
  Object.values(examples).toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

/** The fullest example of every tile type with one text in place of all its own, as far as its schema allows. */
export function hostileTiles(text: string): readonly object[] {
  return Object.values(tiles).flatMap((definition) => {
    const { type, examples } = definition;
    const tile: object = { ...structuredClone(fullest(examples)), type, key: type, formType: undefined };
    for (const { path, format } of textFieldsOf(definition).texts)
      visitTexts(tile, path, (known, at, holder) => {
        const step = at.at(-1) ?? '';
        Reflect.set(
          holder,
          step,
          format === 'html' ? `<p>${text}</p><ul><li>${text}</li></ul><pre>${text}</pre>` : text,
        );
        if (!isSound(tile)) Reflect.set(holder, step, known);
      });
    return isSound(tile) ? [tile] : [];
  });
}

function isSound(tile: object): boolean {
  const read = readPage({ id: 'hostile', title: 'Hostile', tiles: [tile] });
  return read.ok && read.value.tiles.length === 1 && read.problems.every(({ severity }) => severity !== 'error');
}
