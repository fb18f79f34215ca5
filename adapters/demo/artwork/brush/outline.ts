import { type Svg, short } from './svg.ts';

const ink = '#121512';
const paper = '#fff';

interface OutlineOptions {
  /** Width of the lines, in units of the drawing. */
  readonly lineWidth: number;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * A coloured drawing as line art to colour in: every opaque shape is white with a black outline. Shadows, highlights and
 * the second tone of a shape are left out.
 */
export function outline(svg: Svg, { lineWidth }: OutlineOptions): Svg {
  let previous: Attributes = {};
  return withoutFadedGroups(svg).replace(
    /<(path|rect|circle|ellipse)((?: [a-z0-9-]+="[^"]*")*)\/>/g,
    (_, name: string, text: string) => {
      const attributes: Attributes = Object.fromEntries(
        [...text.matchAll(/ ([a-z0-9-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      if (attributes.opacity !== undefined || isSecondTone(attributes, previous)) return '';
      const { fill, stroke, 'stroke-width': width, ...shape } = attributes;
      const filled = isOpaque(fill);
      if (!filled && !isOpaque(stroke)) return '';
      previous = attributes;
      if (filled) return toElement(name, { ...shape, fill: paper, stroke: ink, 'stroke-width': short(lineWidth, 2) });
      return outlineStroke(name, shape, Number(width ?? 1), lineWidth);
    },
  );
}

/** Groups of drops, steam and light. They contain no other group. */
const withoutFadedGroups = (svg: Svg): Svg =>
  svg.replace(/<g(?: [a-z-]+="[^"]*")* opacity="[^"]*"(?: [a-z-]+="[^"]*")*>(?:(?!<\/?g)[\s\S])*<\/g>/g, '');

/** A thick stroke is a white band with two black edges; a thin one is a line. */
function outlineStroke(name: string, shape: Attributes, width: number, lineWidth: number): Svg {
  const stroke = (colour: string, wide: number): Svg =>
    toElement(name, { ...shape, stroke: colour, 'stroke-width': short(wide, 2) });
  if (width < lineWidth * 2.5) return stroke(ink, lineWidth);
  return stroke(ink, width + lineWidth) + stroke(paper, width - lineWidth);
}

/** Colours with an alpha channel are shadows and light. */
const isOpaque = (colour: string | undefined): boolean =>
  colour !== undefined && colour !== 'none' && !/^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(colour);

/** Whether a shape repeats the one before it, a little smaller. */
function isSecondTone(shape: Attributes, before: Attributes): boolean {
  if (shape.d !== undefined) return shape.d === before.d;
  const [r, around] = [Number(shape.r), Number(before.r)];
  if (!(r <= around && r > around * 0.8)) return false;
  const offset = (key: string): number => Math.abs(Number(shape[key] ?? 0) - Number(before[key] ?? 0));
  return offset('cx') + offset('cy') < around * 0.3;
}

const toElement = (name: string, attributes: Attributes): Svg =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`;
