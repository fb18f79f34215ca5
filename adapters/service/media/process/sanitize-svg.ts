import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Elements that only draw. Scripts, links, animations of addresses and embedded HTML are not among them. */
const elements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker switch view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
const isAddress = (name: string): boolean => name === 'href' || name === 'xlink:href' || name === 'src';
/** Parts of the same file, and images inside of it. */
const isOwnAddress = (value: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/.test(value);
/** Style that loads nothing. */
const isOwnStyle = (value: string): boolean =>
  !/@import|url\s*\(\s*['"]?\s*(?!#|['"]?#)|expression|javascript:|\\/i.test(value);

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * An SVG image without anything that runs, loads or links; undefined if the file has no image. It is written anew from
 * what was read, so nothing that readers could understand differently remains.
 */
export function sanitizeSvg(source: string): string | undefined {
  const root = parseFragment(source).childNodes.find(
    (node): node is Tree.Element => 'tagName' in node && node.tagName === 'svg',
  );
  return root && write(root, true);
}

function write(node: Tree.ChildNode, isRoot = false): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeXml(node.value);
  if (!('tagName' in node) || !elements.has(node.tagName)) return '';
  const content = node.childNodes.map((child) => write(child)).join('');
  if (node.tagName === 'style' && !isOwnStyle(textOf(node))) return '';
  const attributes = node.attrs.flatMap(({ prefix, name, value }) => {
    const fullName = prefix ? `${prefix}:${name}` : name;
    if (/^(xmlns|on)/i.test(fullName) || !/^[a-z][\w:.-]*$/i.test(fullName)) return [];
    if (isAddress(fullName) ? !isOwnAddress(value) : !isOwnStyle(value)) return [];
    return [` ${fullName}="${escapeXml(value)}"`];
  });
  const namespaces = isRoot ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return `<${node.tagName}${namespaces}${attributes.join('')}>${content}</${node.tagName}>`;
}

const textOf = (node: Tree.Element): string =>
  node.childNodes.map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : '')).join('');
