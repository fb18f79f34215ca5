import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Elements that only render shapes and text. Scripts, animations of addresses and embedded HTML are not among them. */
const elements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker switch view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
/** The namespaces of attributes that are declared in what is written. An image with another one is not shown at all. */
const isKnownName = (name: string): boolean => /^((xml|xlink):)?[a-z][\w.-]*$/i.test(name);
const isAddress = (name: string): boolean => name === 'href' || name === 'xlink:href' || name === 'src';
/** Parts of the same file, and images inside of it. */
const isOwnAddress = (value: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/.test(value);
/** Addresses in style that are in the same file. */
const ownAddresses =
  /url\(\s*(["']?)\s*(#[\w.:-]+|data:(image\/(png|jpeg|webp|gif)|(application\/)?(x-)?font[\w/-]*);base64,[\w+/=\s]*)\1\s*\)/gi;
/** Style that loads nothing. */
const isOwnStyle = (value: string): boolean =>
  !/@import|url\s*\(|image-set|src\s*\(|expression\s*\(|javascript:|\\/i.test(value.replace(ownAddresses, ''));

/** A deeper image would exhaust the stack of this and other parsers. */
const maxDepth = 200;

const escapeXml = (text: string): string =>
  text
    // XML allows no other control characters.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * An SVG image without anything that runs, loads or links; undefined if the file has no image, or is nested too deeply.
 * It is written anew from what was read, so nothing that readers could understand differently remains.
 */
export function sanitizeSvg(source: string): string | undefined {
  const root = parseFragment(source).childNodes.find(
    (node): node is Tree.Element => 'tagName' in node && node.tagName === 'svg',
  );
  return root && isShallow(root) ? write(root, true) : undefined;
}

/** Checks the depth level by level, without recursion. */
function isShallow(root: Tree.Element): boolean {
  let level: readonly Tree.ChildNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return true;
}

function write(node: Tree.ChildNode, isRoot = false): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeXml(node.value);
  if (!('tagName' in node)) return '';
  const writeContent = () => node.childNodes.map((child) => write(child)).join('');
  // What a link shows stays; the link goes.
  if (node.tagName === 'a') return writeContent();
  if (!elements.has(node.tagName) || (node.tagName === 'style' && !isOwnStyle(textOf(node)))) return '';
  const attributes = node.attrs.flatMap(({ prefix, name, value }) => {
    const fullName = prefix ? `${prefix}:${name}` : name;
    if (/^(xmlns|on)/i.test(fullName) || !isKnownName(fullName)) return [];
    if (isAddress(fullName) ? !isOwnAddress(value) : !isOwnStyle(value)) return [];
    return [` ${fullName}="${escapeXml(value)}"`];
  });
  const namespaces = isRoot ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return `<${node.tagName}${namespaces}${attributes.join('')}>${writeContent()}</${node.tagName}>`;
}

const textOf = (node: Tree.Element): string =>
  node.childNodes.map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : '')).join('');
