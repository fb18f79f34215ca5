type LetterCase = (word: string) => string;

const asTyped: LetterCase = (word) => word;
const toUpper: LetterCase = (word) => word.toLocaleUpperCase('en-GB');
const toLower: LetterCase = (word) => word.toLocaleLowerCase('en-GB');
const capitalize: LetterCase = (word) => word.replace(/\p{L}/u, toUpper);

const capital = /^\P{L}*\p{Lu}/u;

/** The case of a word. One capital letter can be a short word, or begin a sentence. */
function caseOf(word: string): LetterCase {
  if (!/\p{L}/u.test(word)) return asTyped;
  if (toLower(word) === word) return toLower;
  if (!capital.test(word)) return asTyped;
  return toUpper(word) === word && word.replace(/\P{L}/gu, '').length > 1 ? toUpper : capitalize;
}

/**
 * A replacement with the case of the text that it replaces, word by word: of “Laksa” “curry” becomes “Curry”, of “LAKSA”
 * “CURRY”. Further words have the case of all words before, or stay as they are after one that is capitalized.
 */
export function withCaseOf(match: string, replacement: string): string {
  const cases = match.trim().split(/\s+/).map(caseOf);
  const [first = asTyped] = cases;
  const isUniform = cases.every((each) => each === first) && (first !== capitalize || cases.length > 1);
  const further = isUniform ? first : asTyped;
  let at = 0;
  return replacement.replace(/\S+/g, (word) => {
    const change = cases[at] ?? further;
    at += 1;
    return change(word);
  });
}
