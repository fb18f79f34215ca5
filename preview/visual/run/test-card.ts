const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/**
 * Replaces an image in screenshots: a card of the same proportions with a circle, diagonals and a border, which show
 * where it is cropped or stretched. Artwork can change without changing a baseline, and flat colours make small files.
 */
export function testCard(svg: string): string {
  const [, wide = '4', high = '3'] = size.exec(svg) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  const line = Math.max(width, height) / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#7d8f8a"/>
<g fill="none" stroke="#d8e0dd" stroke-width="${line}">
<rect x="${line}" y="${line}" width="${width - 2 * line}" height="${height - 2 * line}"/>
<circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) * 0.4}"/>
<path d="M0 0 ${width} ${height}M0 ${height} ${width} 0"/>
</g>
</svg>`;
}
