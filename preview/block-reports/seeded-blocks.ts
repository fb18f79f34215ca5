import type { CheckName } from './kit/rules/checks.ts';

/** A deliberately bad block, as the markup that it would render. */
export interface SeededBlock {
  /** Starts like an example’s name: one check looks only at `longest`. */
  readonly example: string;
  readonly what: string;
  readonly markup: string;
  /** The check that must find it. */
  readonly check: CheckName;
}

const tile = (inside: string): string =>
  `<section id="seeded" class="tile" data-tile="seeded" data-span="6" data-surface="white"><div style="padding: 1rem">${inside}</div></section>`;

/** A valid block. Every check must pass it. */
export const validBlock = tile(
  '<h2>Rice, soup and tea</h2><p>They stand next to whatever is ordered.</p><p><a href="/menu">See the menu</a></p><img src="/media/rice.svg" alt="A bowl of rice" width="200" height="150">',
);

const script = (code: string): string => `<script>addEventListener('DOMContentLoaded', () => { ${code} })</script>`;

/** One for each thing that a check must find. */
export const seededBlocks: readonly SeededBlock[] = [
  {
    example: 'throws',
    what: 'a script that fails',
    markup: tile('<p>Rice</p>') + script("throw new Error('seeded')"),
    check: 'runs silently',
  },
  {
    example: 'no-alternative',
    what: 'an image without alternative text',
    markup: tile('<p>Rice</p><img src="/media/rice.svg" width="200" height="150">'),
    check: 'accessibility',
  },
  {
    example: 'grey-on-white',
    what: 'text with too little contrast',
    markup: tile('<p style="color: #bbb">Rice, soup and tea</p>'),
    check: 'accessibility',
  },
  {
    example: 'script-only',
    what: 'text added by script',
    markup: tile('<p id="late"></p>') + script("document.querySelector('#late').textContent = 'Rice, soup and tea'"),
    check: 'without script',
  },
  {
    example: 'shown-by-script',
    what: 'text that is hidden until script shows it',
    markup:
      tile('<p id="late" style="opacity: 0">Rice, soup and tea</p>') +
      script("document.querySelector('#late').style.opacity = '1'"),
    check: 'without script',
  },
  {
    example: 'spins',
    what: 'an animation that ignores reduced motion',
    markup: `<style>@keyframes spin { to { rotate: 1turn } }</style>${tile('<p style="animation: spin 9s infinite">Rice</p>')}`,
    check: 'reduced motion',
  },
  {
    example: 'drifts',
    what: 'movement by script',
    markup:
      tile('<p id="drift" style="position: relative">Rice</p>') +
      script(
        "const drift = document.querySelector('#drift'); const move = (at) => { drift.style.left = (at / 4) % 200 + 'px'; requestAnimationFrame(move) }; requestAnimationFrame(move)",
      ),
    check: 'reduced motion',
  },
  {
    example: 'left-only',
    what: 'padding on the wrong side',
    markup: tile(
      '<div style="position: relative"><h2 style="padding-right: 9rem">Small plates from the coast</h2><span style="position: absolute; inset-inline-end: 0; top: 0">24 dishes in all</span></div>',
    ),
    check: 'right to left',
  },
  {
    example: 'large-text',
    what: 'a narrow box that cuts off enlarged text',
    markup: tile('<p style="width: 160px; overflow: hidden; font-size: 1.5rem; white-space: nowrap">Lemongrass</p>'),
    check: 'zoom and reflow',
  },
  {
    example: 'fixed-width',
    what: 'a width wider than a phone',
    markup: tile(
      '<div style="width: 340px; white-space: nowrap">Rice, soup and tea stand next to whatever is ordered.</div>',
    ),
    check: 'zoom and reflow',
  },
  {
    example: 'words-in-picture',
    what: 'text that waits for an image',
    markup:
      tile('<p id="caption" hidden>A bowl of rice</p><img src="/media/rice.svg" alt="" width="200" height="150">') +
      script(
        "const image = document.querySelector('img'); const show = () => { document.querySelector('#caption').hidden = false }; if (image.complete && image.naturalWidth) show(); else image.onload = show",
      ),
    check: 'missing media',
  },
  {
    example: 'longest',
    what: 'a fixed height that hides overflow',
    markup: tile(`<p style="height: 3rem; overflow: hidden">${'Rice, soup and tea. '.repeat(60)}</p>`),
    check: 'longest texts',
  },
  {
    example: 'not-printed',
    what: 'text that is not printed',
    markup: `<style>@media print { .seeded { display: none } }</style>${tile('<p>Soup</p><p class="seeded">Rice</p>')}`,
    check: 'print',
  },
  {
    example: 'scrolls-on-paper',
    what: 'text that needs scrolling',
    markup: tile(
      '<div style="display: flex; overflow: auto" tabindex="0"><p style="flex: 0 0 100%">Rice</p><p style="flex: 0 0 100%">Soup</p></div>',
    ),
    check: 'print',
  },
];
