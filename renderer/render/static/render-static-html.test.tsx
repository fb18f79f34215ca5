import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderStaticHtml } from './render-static-html.ts';

/** Renders a part, and counts what was left to React. */
function render(node: ReactNode) {
  let countByReact = 0;
  const html = renderStaticHtml(node, (part) => {
    countByReact += 1;
    return renderToStaticMarkup(part);
  });
  return { html, countByReact };
}

const hostile = `"quoted" & <b>'bold'</b>`;
const textAttributes = [
  ...['alt', 'aria-label', 'className', 'colSpan', 'data-name', 'dateTime', 'defaultValue', 'dir', 'download'],
  ...[
    'fetchPriority',
    'focusable',
    'htmlFor',
    'id',
    'lang',
    'loading',
    'name',
    'role',
    'rowSpan',
    'span',
    'srcSet',
    'start',
  ],
  ...['strokeWidth', 'tabIndex', 'title', 'type', 'viewBox', 'width'],
];
const booleanAttributes = [
  ...[
    'aria-hidden',
    'contentEditable',
    'controls',
    'data-open',
    'disabled',
    'download',
    'focusable',
    'hidden',
    'inert',
  ],
  ...['loop', 'open', 'playsInline', 'spellCheck'],
];
const attributes: readonly (readonly [string, unknown])[] = [
  ...textAttributes.flatMap((name) => ['a', '', hostile, 0, 7, null, undefined].map((value) => [name, value] as const)),
  ...booleanAttributes.flatMap((name) => [true, false].map((value) => [name, value] as const)),
];

describe('static HTML', () => {
  it.each(['div', 'a', 'img', 'td', 'ol', 'details', 'video', 'svg', 'path', 'place-search'])(
    'has the attributes of <%s> as React writes them [scale.render]',
    (type) => {
      for (const [name, value] of attributes) {
        const element = createElement(type, { loading: type === 'img' ? 'lazy' : undefined, [name]: value });
        expect(render(element).html, `${name}={${String(value)}}`).toBe(renderToStaticMarkup(element));
      }
    },
  );

  it.each(['/menu', 'https://example.com/a?b=1&c=2', 'javascript:alert(1)', ' \u0001jAva\nscript:alert(1)', '#a'])(
    'has the address %j as React writes it, which disarms script [scale.render]',
    (address) => {
      for (const element of [createElement('a', { href: address }), createElement('source', { src: address })])
        expect(render(element).html).toBe(renderToStaticMarkup(element));
    },
  );

  it.each<[string, ReactNode]>([
    ['texts beside each other', <p key="a">{[hostile, 3, null, false, 'end']}</p>],
    ['fragments and lists', <Fragment key="a">{[1, 2].map((each) => [<b key={each}>{each}</b>, ' '])}</Fragment>],
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what is tested
    ['HTML as it is', createElement('div', { dangerouslySetInnerHTML: { __html: '<i>a</i>' } })],
    ['nothing', null],
  ])('contains %s without React [scale.render]', (_, node) => {
    expect(render(node)).toEqual({ html: renderToStaticMarkup(node), countByReact: 0 });
  });

  it.each<[string, ReactNode]>([
    ['a chosen option', createElement('select', { defaultValue: 'b' }, createElement('option', { value: 'b' }, 'B'))],
    ['a text field', <textarea key="a" defaultValue={hostile} />],
    ['a style', <div key="a" style={{ color: 'red', lineHeight: 2 }} />],
    ['a handler', <button key="a" type="button" onClick={() => undefined} />],
    ['text whose first line is empty', <pre key="a">{'\n\nText'}</pre>],
    [
      'a drawing with a gradient',
      <svg key="a" aria-hidden="true">
        <g>
          <linearGradient gradientUnits="userSpaceOnUse" />
        </g>
      </svg>,
    ],
  ])('leaves %s to React, and only that [scale.render]', (_, node) => {
    const whole = (
      <div>
        <p>Before</p>
        {node}
      </div>
    );
    expect(render(whole)).toEqual({ html: renderToStaticMarkup(whole), countByReact: 1 });
  });
});
