import { type Attribute, type Extensions, Mark, Node } from '@tiptap/core';
import { allowedElements, allowedLevels, type RichName, synonyms } from '#renderer/rich-text/allowed-elements.ts';
import { isSafeHref } from '#schemas/content/link/href.ts';
import { blockContent, type MarkName, markNames, type NodeName, nodeNames, nodeSpecs } from './element-specs.ts';
import { extraAttribute } from './extra-attributes.ts';
import { unknownMarkup } from './unknown-markup.ts';

/** The attributes of an allowed element in the editor: those that visitors see, and `extra` for all others. */
function attributesOf(name: RichName): Record<string, Attribute> {
  const shown = Object.entries<string>(allowedElements[name]).map(([attribute, field]): [string, Attribute] => [
    field,
    {
      default: null,
      parseHTML: (element) => element.getAttribute(attribute),
      renderHTML: ({ [field]: value }) => (typeof value === 'string' ? { [attribute]: value } : {}),
    },
  ]);
  return { ...Object.fromEntries(shown), extra: extraAttribute };
}

/** The tags that the browser may use for an element while somebody types. */
const tagsOf = (name: RichName): string[] => [
  name,
  ...[...synonyms].filter(([, shown]) => shown === name).map(([tag]) => tag),
];

const headingLevel: Attribute = {
  default: 2,
  rendered: false,
  parseHTML: ({ localName }) => Number(localName.slice(1)),
};

const createHeading = () =>
  Node.create({
    name: 'heading' satisfies NodeName,
    ...nodeSpecs.heading,
    addAttributes: () => ({ ...attributesOf('heading'), headingLevel }),
    parseHTML: () => allowedLevels.map((level) => ({ tag: `h${level}` })),
    renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.headingLevel}`, HTMLAttributes, 0],
  });

const createNode = (name: Exclude<NodeName, 'heading'>) =>
  Node.create({
    name,
    ...nodeSpecs[name],
    addAttributes: () => attributesOf(name),
    parseHTML: () => tagsOf(name).map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) =>
      nodeSpecs[name].content === undefined ? [name, HTMLAttributes] : [name, HTMLAttributes, 0],
  });

const createMark = (name: MarkName) =>
  Mark.create({
    name,
    // Text typed at the end of a link is not part of it.
    inclusive: name !== 'a',
    addAttributes: () => attributesOf(name),
    parseHTML: () =>
      tagsOf(name).map((tag) => ({
        tag,
        getAttrs: (element: HTMLElement) =>
          name !== 'a' || isSafeHref(element.getAttribute('href') ?? '') ? null : false,
      })),
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });

/**
 * The schema of the editor: every element that the renderer allows, and what keeps stored markup that it does not. The
 * first block, `p`, is what Enter creates.
 */
export const schemaExtensions: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: blockContent }),
  Node.create({ name: 'text', group: 'inline' }),
  ...nodeNames.map((name) => (name === 'heading' ? createHeading() : createNode(name))),
  ...markNames.map(createMark),
  ...unknownMarkup,
];
