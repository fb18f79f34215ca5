import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeText } from './escape-text.ts';
import { renderAttribute, renderCustomAttribute } from './render-attribute.ts';

interface Props {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly [name: string]: unknown;
}

/** Constants, because bundlers read what is imported from React’s modules through a getter at each use. */
const isElement = isValidElement<Props>;
const fragment = Fragment;

/** Returns nothing for what it cannot render. */
type Render = (node: ReactNode) => string | undefined;

/**
 * Renders a part without components to the same HTML as React’s `renderToStaticMarkup`, but faster: nothing in such a
 * part can suspend, throw or be streamed. What React renders by rules of its own, such as form fields and styles, is
 * left to `renderByReact`.
 */
export const renderStaticHtml = (node: ReactNode, renderByReact: (node: ReactNode) => string): string =>
  renderNode(node, renderByReact) ?? renderByReact(node);

function renderNode(node: ReactNode, renderOther: Render): string | undefined {
  if (typeof node === 'string') return escapeText(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return renderList(node, renderOther);
  if (!isElement(node)) return renderOther(node);
  if (node.type === fragment) return renderNode(node.props.children, renderOther);
  return renderElement(node, renderOther) ?? renderOther(node);
}

function renderList(nodes: readonly ReactNode[], renderOther: Render): string | undefined {
  let html = '';
  for (const node of nodes) {
    const part = renderNode(node, renderOther);
    if (part === undefined) return undefined;
    html += part;
  }
  return html;
}

function renderElement({ type, props }: ReactElement<Props>, renderOther: Render): string | undefined {
  if (typeof type !== 'string') return undefined;
  const tag =
    tags.get(type) ?? (type.includes('-') ? { start: `<${type}`, end: `</${type}>`, isCustom: true } : undefined);
  if (!tag) return undefined;
  let html = tag.start;
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || name === 'children' || name === 'dangerouslySetInnerHTML') continue;
    const attribute = tag.isCustom ? renderCustomAttribute(name, value) : renderAttribute(name, value);
    if (attribute === undefined) return undefined;
    html += attribute;
  }
  if (tag.end === '') return `${html}/>`;
  const inner = props.dangerouslySetInnerHTML;
  // React renders the elements of a drawing by other rules than the same elements alone.
  const content = inner ? inner.__html : renderNode(props.children, type === 'svg' ? renderNothing : renderOther);
  return content === undefined ? undefined : `${html}>${content}${tag.end}`;
}

const renderNothing = (): undefined => undefined;

interface Tag {
  readonly start: string;
  /** Empty for elements without content. */
  readonly end: string;
  readonly isCustom: boolean;
}

const voidElements = 'br col hr img source track wbr'.split(' ');

/** Elements that React renders by its general rule. */
const elements = [
  ...'a abbr address article aside b blockquote caption cite code colgroup dd del details dialog div dl dt'.split(' '),
  ...'em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header i label legend li main mark nav ol'.split(' '),
  ...'output p picture q s section small span strong sub summary sup table tbody td tfoot th thead time tr'.split(' '),
  ...'u ul video'.split(' '),
  // Of drawings.
  ...'circle ellipse g line path polygon polyline rect svg use'.split(' '),
];

const tags = new Map<string, Tag>();
for (const name of voidElements) tags.set(name, { start: `<${name}`, end: '', isCustom: false });
for (const name of elements) tags.set(name, { start: `<${name}`, end: `</${name}>`, isCustom: false });
