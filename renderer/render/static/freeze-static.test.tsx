import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { freezeStatic } from './freeze-static.ts';

/** What was rendered to HTML ahead, part by part, and the markup of the whole. */
function freeze(node: ReactNode) {
  const parts: string[] = [];
  const frozen = freezeStatic(node, (part) => {
    const html = renderToStaticMarkup(part);
    parts.push(html);
    return { name: `part-${parts.length}`, html };
  });
  const html = renderToStaticMarkup(frozen);
  return { parts, html: html.replace(/ data-static="part-\d+"/g, ''), names: html.match(/part-\d+/g) ?? [] };
}

/** Stands for an island: React has to run it. */
function Island() {
  return <b>island</b>;
}

const lazy = <img alt="" src="/a.webp" loading="lazy" />;

describe('freezing the static parts of a page', () => {
  it.each<[string, ReactNode, readonly string[]]>([
    ['the inside of an element with elements', <div key="a">{<p>One &amp; two</p>}</div>, ['<p>One &amp; two</p>']],
    ['not an element with text only', <p key="a">Text</p>, []],
    [
      'the parts beside an island',
      <div key="a">
        <header>
          <h2>Menu</h2>
        </header>
        <Island />
        <ul>
          <li>Satay</li>
        </ul>
      </div>,
      ['<h2>Menu</h2>', '<li>Satay</li>'],
    ],
    [
      'parts in fragments and lists',
      <Fragment key="a">
        {[1, 2].map((each) => (
          <div key={each}>
            <i>{each}</i>
          </div>
        ))}
      </Fragment>,
      ['<i>1</i>', '<i>2</i>'],
    ],
    ['lazy images, with an attribute for each property', <div key="a">{lazy}</div>, [renderToStaticMarkup(lazy)]],
    [
      'drawings with a title',
      <div key="a">
        <svg viewBox="0 0 1 1">
          <title>Bowl</title>
        </svg>
      </div>,
      ['<svg viewBox="0 0 1 1"><title>Bowl</title></svg>'],
    ],
    [
      'selected options, together with their list',
      <form key="a">
        <select defaultValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      </form>,
      ['<select><option value="a">A</option><option value="b" selected="">B</option></select>'],
    ],
    [
      'not the options of a list alone',
      <select key="a" defaultValue="a">
        {<option value="a">A</option>}
      </select>,
      [],
    ],
  ])('includes %s [scale.render]', (_, node, parts) => {
    const frozen = freeze(node);
    expect(frozen.parts).toEqual(parts);
    expect(frozen.names).toEqual(parts.map((__, at) => `part-${at + 1}`));
    expect(frozen.html).toBe(renderToStaticMarkup(node));
  });

  it.each([
    ['an image that is loaded at once', <img key="a" alt="" src="/a.webp" />],
    [
      'a style for the head',
      <style key="a" href="x" precedence="tile">
        {'.a{}'}
      </style>,
    ],
    ['a component', <Island key="a" />],
  ])('leaves to React what contains %s, because that changes more than its place [scale.render]', (_, node) => {
    expect(freeze(<div>{<p>{node}</p>}</div>).parts).toEqual([]);
  });
});
