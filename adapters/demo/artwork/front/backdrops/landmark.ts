import { lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { line, path, rect } from '#adapters/demo/artwork/brush/svg.ts';
import { evening } from '../front-facts.ts';
import type { Backdrop } from './backdrop.ts';

/** Church towers and domes. */
export const spires: Backdrop = () => {
  const tone = shade(evening.distance, 0.08);
  const spire = (x: number, top: number, wide: number): string =>
    `M${x} 800V${top + 190}h${wide * 0.1}L${x + wide / 2} ${top}L${x + wide * 0.9} ${top + 190}h${wide * 0.1}V800Z`;
  return (
    path(spire(30, 60, 110) + spire(880, 110, 90) + spire(1090, 40, 100), tone) +
    path('M200 800V260Q200 150 300 140Q400 150 400 260V800Z', lit(tone, 0.15)) +
    rect(290, 90, 20, 60, tone) +
    path('M700 800V250h26v-40h20v40h26v-40h20v40h26v550Z', lit(tone, 0.12)) +
    line('M60 330v80M110 330v80M230 300v70M300 300v70M370 300v70', shade(tone, 0.3), 14)
  );
};

/** A castle on its mound. */
export const castle: Backdrop = () => {
  const tone = evening.distance;
  const crown = (x: number, y: number, count: number): string =>
    `M${x} 800V${y}${Array.from({ length: count }, () => 'h22v-22h22v22').join('')}h22V800Z`;
  return (
    path('M0 560Q500 180 1200 520V800H0Z', mix(tone, '#5f7a4a', 0.5)) +
    path(crown(380, 150, 4) + crown(30, 280, 4) + crown(930, 250, 5), lit(tone, 0.16)) +
    line('M440 210v50M510 210v50M90 340v40M990 320v44M1080 320v44', shade(tone, 0.4), 14) +
    line('M480 130V50', shade(tone, 0.3), 6) +
    path('M482 52h74l-20 20l20 20h-74Z', '#c63d22')
  );
};

/** The white dome with its yellow masts. */
export const dome: Backdrop = () => {
  const masts = [80, 250, 430, 770, 950, 1120];
  return (
    masts
      .map(
        (x) =>
          line(`M${x} 420L${x + (x < 600 ? -24 : 24)} 60`, '#d9a02b', 12) +
          line(
            `M${x + (x < 600 ? -24 : 24)} 64L${x - 150} 400M${x + (x < 600 ? -24 : 24)} 64L${x + 150} 380`,
            mix(evening.distance, '#ffffff', 0.6),
            2,
          ),
      )
      .join('') +
    path('M-80 560Q600 20 1280 560V800H-80Z', mix('#f2efe4', evening.distance, 0.28)) +
    line(
      'M-80 560Q600 20 1280 560M600 290V800M300 360Q250 560 240 800M900 360Q950 560 960 800',
      mix(evening.distance, '#ffffff', 0.4),
      5,
    )
  );
};
