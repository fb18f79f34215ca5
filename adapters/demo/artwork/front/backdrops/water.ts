import { mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { dots, line, path, rect, type Svg } from '#adapters/demo/artwork/brush/svg.ts';
import { evening } from '../front-facts.ts';
import type { Backdrop } from './backdrop.ts';

/** Masts and rigging behind the roofs. */
export const masts: Backdrop = () => {
  const tone = shade(evening.distance, 0.35);
  const mast = (x: number, top: number): Svg =>
    line(`M${x} 800V${top}`, tone, 12) +
    line(`M${x - 90} ${top + 110}h180M${x - 70} ${top + 200}h140M${x - 50} ${top + 40}h100`, tone, 8) +
    line(
      `M${x} ${top}L${x - 190} 800M${x} ${top}L${x + 190} 800M${x - 90} ${top + 110}L${x} ${top + 10}L${x + 90} ${top + 110}`,
      tone,
      2.4,
    );
  return (
    rect(0, 430, 1200, 400, mix(evening.distance, '#5b7d82', 0.4)) + mast(110, 50) + mast(360, 90) + mast(1080, 40)
  );
};

/** A sail-shaped tower by the sea. */
export const sail: Backdrop = () => {
  const tone = mix(evening.distance, '#ffffff', 0.55);
  return (
    rect(0, 470, 1200, 400, '#4f8088') +
    line('M0 500h1200M60 540h500M700 530h480', '#9fc3c2', 4, { opacity: 0.6 }) +
    path('M980 800V30Q1180 160 1130 430Q1100 600 1020 800Z', tone) +
    line(
      'M980 30V800M980 120Q1110 180 1120 300M980 240Q1100 280 1124 400M980 360Q1090 400 1100 500',
      shade(tone, 0.25),
      7,
    ) +
    path('M60 480l60-150v150Zm70 0v-190l90 190Z', tone) +
    path('M40 482h210l-26 30H70Z', '#8a3a2a')
  );
};

/** Towers of glass across a dock and a bridge's arc. */
export const docks: Backdrop = (random) => {
  const tone = evening.distance;
  const towers = [30, 150, 880, 1000, 1110].map((x) => {
    const top = random.between(90, 260);
    const lights = Array.from(
      { length: 12 },
      (_, index) => [x + 20 + (index % 3) * 26, top + 40 + Math.floor(index / 3) * 60] as const,
    );
    return rect(x, top, 96, 700, mix(tone, '#3b6a78', 0.45)) + line(dots(lights), '#f3cf86', 12);
  });
  return (
    towers.join('') +
    line('M-40 470Q330 60 700 470', mix(tone, '#ffffff', 0.6), 13) +
    line(
      Array.from({ length: 11 }, (_, index) => {
        const x = index * 62 + 10;
        const rise = 205 * (1 - ((x - 330) / 370) ** 2);
        return `M${x} 470V${Math.round(470 - rise)}`;
      }).join(''),
      mix(tone, '#ffffff', 0.5),
      3,
    )
  );
};
