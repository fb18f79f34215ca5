import type { Mark, Node } from '@tiptap/pm/model';
import { isAllowedElement } from '#renderer/rich-text/allowed-elements.ts';
import { extraOf } from './extra-attributes.ts';
import { isShown, nameOfMarkup } from './unknown-markup.ts';

interface Unknown {
  readonly hidden: readonly string[];
  readonly sourceOnly: readonly string[];
}

const known = new WeakMap<Node, Unknown>();

/** Names the stored markup that the editor keeps but visitors do not get, or that can be edited as HTML only. */
export function describeUnknown({ children }: Node): string {
  const found = children.map(unknownOf);
  const hidden = namesOf(found.flatMap((each) => each.hidden));
  const sourceOnly = namesOf(found.flatMap((each) => each.sourceOnly));
  return [
    hidden && `Not shown to visitors, but stays in the text: ${hidden}.`,
    sourceOnly && `Shown to visitors, but edited as HTML only: ${sourceOnly}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const maximum = 8;

function namesOf(names: readonly string[]): string {
  const each = [...new Set(names)];
  const rest = each.length - maximum;
  return each.slice(0, maximum).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Cached by node, because every keystroke asks for the whole document. */
function unknownOf(node: Node): Unknown {
  const cached = known.get(node);
  if (cached) return cached;
  const hidden: string[] = [];
  const sourceOnly: string[] = [];
  const visit = (each: Node): void => {
    const { type, attrs } = each;
    if (type.name === 'markup' || type.name === 'markupBlock') {
      const html = String(attrs.html);
      (isShown(html) ? sourceOnly : hidden).push(nameOfMarkup(html));
    }
    hidden.push(...hiddenOf(each), ...each.marks.flatMap(hiddenOf));
  };
  visit(node);
  node.descendants(visit);
  known.set(node, { hidden, sourceOnly });
  return { hidden, sourceOnly };
}

function hiddenOf({ type: { name }, attrs }: Node | Mark): string[] {
  // Visitors get an allowed element around blocks, with the attributes that are read.
  if (name === 'wrapper' && isAllowedElement(String(attrs.tag))) return [];
  const tag = name === 'wrapper' || name === 'unknown' ? [`<${attrs.tag}>`] : [];
  return [...tag, ...extraOf(attrs).map(([attribute]) => attribute)];
}
