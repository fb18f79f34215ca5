import { brass, dusk, ink, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { at, circle, line, path } from '#adapters/demo/artwork/brush/svg.ts';
import { plate, tray } from './plates.ts';

const leafEdge = 'M-128 16C-104-44-40-84 34-82C84-80 118-54 136-18C120 34 62 82-12 84C-66 84-112 58-128 16Z';

/** A banana leaf, 264 long, split here and there. */
export const leafVessel: Drawing = (random, colour = '#4b8c46') => {
  const veins = Array.from({ length: 17 }, (_, index) => {
    const x = index * 13 - 112;
    const reach = 74 * Math.max(0, 1 - (Math.abs(x + 10) / 128) ** 2.2);
    return `M${at(x, 4 - x * 0.07)}Q${at(x + 8, -reach * 0.5)} ${at(x + 12, -reach)}M${at(x, 4 - x * 0.07)}Q${at(x + 8, reach * 0.5)} ${at(x + 11, reach * 0.98)}`;
  }).join('');
  const split = random.between(-20, 40);
  return (
    path(leafEdge, ink, { opacity: 0.15, transform: 'translate(13 16)' }) +
    path(leafEdge, dusk, { transform: 'translate(7 9)' }) +
    path(leafEdge, shade(colour, 0.25)) +
    path(leafEdge, colour, { transform: 'translate(-1 -1.6)scale(.985)' }) +
    path('M-126 14C-100-42-40-80 34-79C82-77 114-52 132-18Q10-10-126 14Z', lit(colour, 0.14)) +
    line(veins, shade(colour, 0.25), 1.2, { opacity: 0.7 }) +
    line(veins, lit(colour, 0.4), 0.8, { opacity: 0.6, transform: 'translate(1.6 0)' }) +
    line('M-140 18Q0-4 138-18', shade(colour, 0.25), 6) +
    line('M-140 17Q0-5 138-19', '#c6d98c', 3.6) +
    path(`M${at(split + 14, -86)}L${at(split + 2, -40)}L${at(split + 22, -85)}Z`, shade(colour, 0.55), { opacity: 0.8 })
  );
};

/** A round of banana leaf on a plate or tray. */
export const lined: Drawing = (random, colour = brass) => {
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const x = index * 9.6 - 77;
    const reach = Math.sqrt(84 ** 2 - x ** 2);
    return `M${at(x, -reach)}Q${at(x + 5, 0)} ${at(x, reach)}`;
  }).join('');
  return (
    (colour === brass ? tray(random) : plate(random, colour)) +
    circle(2, 3, 85, dusk) +
    circle(0, 0, 85, '#2f6a38') +
    circle(-0.8, -0.8, 84, '#4f9148') +
    line(ribs, '#356f38', 1.3) +
    line(ribs, '#8dbd70', 0.8, { transform: 'translate(2.4 0)', opacity: 0.7 }) +
    line('M-84 3Q0-4 84 2', '#bcd58a', 3.4)
  );
};
