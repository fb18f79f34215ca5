import type { RuleName } from '../rules/rules.ts';

/** A typical mistake in a style sheet. */
export interface CssDefect {
  readonly name: string;
  readonly css: string;
  /** The rule that must find it. */
  readonly rule: RuleName;
}

/** Defects that are injected into the style sheets one by one, to test that the rules find them. */
export const cssDefects: readonly CssDefect[] = [
  {
    name: 'a fixed height that hides overflow',
    css: '.tile > * { block-size: 7rem !important; min-block-size: 0 !important; overflow: hidden }',
    rule: 'nothing is cut off',
  },
  {
    name: 'a heading that does not wrap',
    css: '.tile :is(h1, h2) { white-space: nowrap }',
    rule: 'nothing is cut off',
  },
  {
    name: 'a heading with an ellipsis',
    css: '.tile :is(h1, h2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
    rule: 'nothing is cut off',
  },
  {
    name: 'text clamped to one line',
    css: '.tile p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden }',
    rule: 'nothing is cut off',
  },
  {
    name: 'content wider than its tile',
    css: '.tile > * { inline-size: 120vw; max-inline-size: none }',
    rule: 'nothing is cut off',
  },
  {
    name: 'a heading moved out to the left',
    css: '.tile :is(h1, h2) { translate: -7rem 0 }',
    rule: 'nothing is cut off',
  },
  {
    name: 'a page that is wider than its screen',
    css: '.page { inline-size: calc(100% + 3rem) }',
    rule: 'nothing is cut off',
  },
  {
    name: 'a negative margin above texts',
    css: '.tile p { margin-block-start: -4rem !important }',
    rule: 'nothing overlaps',
  },
  {
    name: 'links pulled up over the text',
    css: '.tile a { position: relative; inset-block-end: 5rem }',
    rule: 'nothing overlaps',
  },
  {
    name: 'overlapping links',
    css: '.tile ul a { position: absolute; inset: 1rem auto auto 1rem }',
    rule: 'nothing overlaps',
  },
  { name: 'overlapping lines', css: '.tile p { line-height: 0.45 !important }', rule: 'nothing overlaps' },
  {
    name: 'a last tile that takes too few columns',
    css: '@media (min-width: 768px) { .page > .tile:last-of-type { grid-column: span 1 !important } }',
    rule: 'rows have no gaps',
  },
  {
    name: 'a grid of seven columns',
    css: '.page { grid-template-columns: repeat(7, minmax(0, 1fr)) !important }',
    rule: 'rows have no gaps',
  },
  { name: 'tiles of two heights in a row', css: '.page { align-items: start }', rule: 'rows have no gaps' },
  { name: 'a margin beside a tile', css: '.tile { margin-inline-end: 6px }', rule: 'rows have no gaps' },
  {
    name: 'grey on grey',
    css: '.tile, .tile * { color: color-mix(in srgb, var(--surface) 80%, var(--ink)) !important }',
    rule: 'axe finds nothing',
  },
  {
    name: 'a label in the colour of its button',
    css: '.tile { --button-ink: color-mix(in srgb, var(--button) 80%, white) !important }',
    rule: 'axe finds nothing',
  },
  { name: 'text faded into the background', css: '.tile p { opacity: 0.4 }', rule: 'axe finds nothing' },
  {
    name: 'small links close together',
    css: '.tile ul { display: block !important } .tile :is(li, a, a *) { display: block !important; block-size: 12px !important; min-block-size: 0 !important; margin: 0 !important; padding: 0 !important; border: 0 !important; font-size: 9px !important; line-height: 12px !important }',
    rule: 'targets can be hit',
  },
  {
    name: 'text under the arch',
    css: ".tile[data-layout='headstone'] * { padding: 0 !important }",
    rule: 'corners cut off nothing',
  },
  {
    name: 'a heading 6 px off its content',
    css: '.tile :is(h1, h2) { translate: 6px 0 }',
    rule: 'content is aligned',
  },
  {
    name: 'content indented by 6 px below its heading',
    css: '.tile :has(> :is(h1, h2)) ~ * { margin-inline-start: 6px }',
    rule: 'content is aligned',
  },
  {
    name: 'cards out of line with their heading',
    css: '.tile ul { margin-inline-start: 2rem }',
    rule: 'content is aligned',
  },
  {
    name: 'one card 6 px lower than its neighbours',
    css: '@media (min-width: 768px) { .tile li:nth-child(2) { translate: 0 6px } }',
    rule: 'siblings are aligned',
  },
  {
    name: 'one card 6 px nearer to the next',
    css: '@media (min-width: 768px) { .tile li:nth-child(2) { translate: 6px 0 } }',
    rule: 'siblings are aligned',
  },
  {
    name: 'one card 6 px off the line of the others',
    css: '@media (max-width: 767px) { .tile li:nth-child(2) { translate: 6px 0 } }',
    rule: 'siblings are aligned',
  },
  {
    name: 'a gap between cards 6 px too wide',
    css: '@media (max-width: 767px) { .tile li:nth-child(2) { margin-block-end: 6px } }',
    rule: 'siblings are aligned',
  },
];
