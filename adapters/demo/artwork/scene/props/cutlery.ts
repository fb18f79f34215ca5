import { brushFor, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { brass, dusk, ink, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { circle, ellipse, group, line, path, place, rect, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

/** Two chopsticks, 420 long, upright. */
export const chopsticks: Drawing = (random, colour = '#3b2016') => {
  const stick = (x: number, lean: number): Svg =>
    place(
      x,
      0,
      90 + lean,
      1,
      rod(brushFor(random, 90 + lean), 'M-210 0H210', colour, 11) +
        line('M110 0H206', mix(colour, '#c63d22', 0.7), 11) +
        line('M110 0h3M120 0h3', '#e2a32b', 11, { 'stroke-linecap': 'butt' }),
    );
  return stick(-13, 1.6) + stick(13, -1);
};

/** A brass spoon, 330 long, its bowl above. */
export const spoon: Drawing = (random, colour = brass) => {
  const brush = brushFor(random, 0);
  return (
    rod(brush, 'M0-60L0 190', colour, 12) +
    ellipse(6, -106, 44, 62, dusk) +
    ellipse(0, -112, 44, 62, shade(colour, 0.35)) +
    ellipse(-1, -113, 40, 58, colour) +
    ellipse(5, -104, 27, 42, shade(colour, 0.2)) +
    ellipse(-13, -130, 9, 22, lit(colour, 0.8), { transform: 'rotate(14 -13 -130)', opacity: 0.9 })
  );
};

/** A brass fork, 330 long. */
export const fork: Drawing = (random, colour = brass) => {
  const brush = brushFor(random, 0);
  return (
    rod(brush, 'M0-40L0 190', colour, 12) +
    rod(brush, 'M-26-170V-96Q-26-52 0-50Q26-52 26-96V-170M-9-170V-84M9-170V-84', colour, 9)
  );
};

/** A folded napkin with stripes, 260 by 360. */
export const napkin: Drawing = (_, colour = '#f3ead6') => {
  const stripe = mix(colour, '#c63d22', 0.75);
  return (
    rect(-116, -164, 260, 360, ink, 8, { opacity: 0.24 }) +
    rect(-130, -180, 260, 360, shade(colour, 0.15), 8) +
    rect(-130, -180, 256, 354, colour, 8) +
    line('M-108-178V172M-96-178V172M108-178V172M96-178V172', stripe, 5) +
    line('M-84-178V172M84-178V172', stripe, 2) +
    line('M-130 60Q0 66 126 60', shade(colour, 0.2), 3) +
    line('M-40-176Q-30 0-44 170M30-176Q42 0 26 170', shade(colour, 0.12), 6, { opacity: 0.6 }) +
    line('M-126-176V168', '#ffffff', 3, { opacity: 0.7 })
  );
};

export const cleaver: Drawing = (random) =>
  group(
    rod(brushFor(random), 'M0 60V200', '#5a2f1a', 34) +
      path('M-62-190H40Q52-190 52-178V52H-40Q-62 20-62-30Z', dusk, { transform: 'translate(14 18)' }) +
      path('M-62-190H40Q52-190 52-178V52H-40Q-62 20-62-30Z', '#8f979a') +
      path('M-62-190H40Q46-190 46-180V46H-36Q-56 16-56-30Z', '#c3cacb') +
      path('M-62-190H-30V30Q-62 0-62-30Z', '#e9eeec') +
      line('M-20-176L-34 10', '#ffffff', 5, { opacity: 0.7 }) +
      circle(24, -160, 10, '#3a3f3f') +
      circle(0, 100, 5, brass) +
      circle(0, 160, 5, brass),
  );
