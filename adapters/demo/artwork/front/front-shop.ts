import { lit, shade, turmeric } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { at, circle, ellipse, line, path, rect, type Svg } from '../brush/svg.ts';
import { evening, type Front, ground, left, right } from './front-facts.ts';
import { outline } from './front-window.ts';

/** The sign: the brand's mark, and strokes instead of letters, so that no font is needed. */
export function sign(front: Front, y: number): Svg {
  const middle = (left + right) / 2;
  const pale =
    Number.parseInt(front.joinery.slice(1, 3), 16) > 190 && Number.parseInt(front.joinery.slice(3, 5), 16) > 130;
  const bright = pale ? '#2a1a12' : turmeric;
  const letters =
    'M-150 14V-14H-134Q-124-14-124-5T-134 3H-150M-112 14L-100-14L-88 14M-76 14V-14L-56 14V-14M-44 14V-14H-36Q-22-14-22 0T-36 14H-44M-10 14L2-14L14 14M26 14V-14L46 14V-14M84 14V-14H98Q108-14 108-5T98 2H84M98 2L108 14M134-14Q148-14 148 0T134 14Q120 14 120 0T134-14M160-14L168 14L178-8L188 14L196-14';
  return (
    rect(left + 26, y, right - left - 52, 62, shade(front.joinery, 0.15), 4) +
    rect(left + 26, y, right - left - 52, 56, front.joinery, 4) +
    rect(left + 36, y + 8, right - left - 72, 40, 'none', 2, { stroke: lit(front.joinery, 0.3), 'stroke-width': 2 }) +
    line(letters, bright, 6, { transform: `translate(${middle - 22} ${y + 28})`, 'stroke-linejoin': 'round' }) +
    [-226, 226]
      .map(
        (dx) =>
          path(`M${middle + dx} ${y + 10}l18 18l-18 18l-18-18Z`, bright) +
          path(`M${middle + dx} ${y + 20}l8 8l-8 8l-8-8Z`, front.joinery),
      )
      .join('')
  );
}

/** The ground floor: lit bays with diners and lamps, and one door. */
export function shopfront(front: Front, y: number, random: Random): Svg {
  const wide = (right - left - 76) / front.bays;
  const door = random.whole(1, front.bays - 2);
  const glow = evening.light;
  const bay = (index: number): Svg => {
    const x = Math.round(left + 38 + index * wide + 12);
    const span = Math.round(wide - 24);
    const isDoor = index === door;
    const top = y + 16;
    const high = ground - top - (isDoor ? 0 : 58);
    const d = outline(front.opening, x, top, span, high);
    const lampX = x + span / 2;
    const drop = front.opening === 'square' ? 62 : 88;
    const diners = isDoor
      ? ''
      : path(
          `M${x + 8} ${top + high}v-34q14-26 30 0v34ZM${x + span - 46} ${top + high}v-30q16-28 34 0v30Z`,
          shade(glow, 0.55),
        ) +
        circle(x + 23, top + high - 62, 12, shade(glow, 0.55)) +
        circle(x + span - 29, top + high - 62, 12, shade(glow, 0.55)) +
        rect(x + span / 2 - 32, top + high - 24, 64, 8, shade(glow, 0.65), 3);
    const doorway = isDoor
      ? rect(
          x + span * 0.18,
          top + (front.opening === 'square' ? 58 : span * 0.5),
          span * 0.64,
          ground - top - (front.opening === 'square' ? 58 : span * 0.5),
          front.joinery,
          4,
        ) +
        rect(
          x + span * 0.28,
          top + (front.opening === 'square' ? 78 : span * 0.6),
          span * 0.44,
          96,
          lit(glow, 0.3),
          4,
        ) +
        circle(x + span * 0.74, ground - 74, 6, turmeric) +
        rect(x + span * 0.28, ground - 50, span * 0.44, 30, shade(front.joinery, 0.25), 3)
      : '';
    return (
      path(d, glow) +
      path(d, '#fff', { opacity: 0.12, transform: 'translate(0 0)' }) +
      circle(lampX, top + drop + 14, 50, '#fff3c9', { opacity: 0.45 }) +
      diners +
      line(`M${lampX} ${top + (front.opening === 'square' ? 0 : 8)}V${top + drop}`, shade(front.joinery, 0.2), 3) +
      path(
        `M${lampX - 24} ${top + drop + 18}Q${lampX} ${top + drop - 22} ${lampX + 24} ${top + drop + 18}Z`,
        index % 2 ? '#c63d22' : '#c8963e',
      ) +
      ellipse(lampX, top + drop + 18, 24, 6, '#fff8dd') +
      doorway +
      (isDoor
        ? ''
        : line(
            `M${x + span / 2} ${top + (front.opening === 'arch' ? 0 : 4)}V${top + high}M${x} ${top + Math.round(high * 0.34)}h${span}`,
            front.joinery,
            5,
            { 'stroke-linecap': 'butt' },
          )) +
      path(d, 'none', { stroke: front.joinery, 'stroke-width': 11 }) +
      path(d, 'none', { stroke: lit(front.joinery, 0.35), 'stroke-width': 2.5 }) +
      (isDoor
        ? ''
        : rect(x - 8, top + high, span + 16, 58, front.joinery) +
          rect(x + 6, top + high + 12, span - 12, 34, shade(front.joinery, 0.22), 2))
    );
  };
  return (
    rect(left, y, right - left, ground - y, shade(front.wall, 0.08)) +
    Array.from({ length: front.bays }, (_, index) => bay(index)).join('')
  );
}

/** A striped awning over the whole shopfront. */
export function awning([one, other]: readonly [string, string], y: number): Svg {
  const strips = 22;
  const wide = (right - left - 40) / strips;
  return (
    Array.from({ length: strips }, (_, index) => {
      const x = left + 20 + index * wide;
      return path(
        `M${at(x, y)}L${at(x - 4, y + 66)}a${at(wide / 2, wide / 2)} 0 0 0 ${at(wide + 0.4, 0)}L${at(x + wide, y)}Z`,
        index % 2 ? other : one,
      );
    }).join('') +
    rect(left + 16, y + 56, right - left - 32, 8, '#0002') +
    rect(left + 14, y - 5, right - left - 28, 9, shade(one, 0.3), 3)
  );
}
