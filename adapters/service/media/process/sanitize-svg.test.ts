import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const contentOf = (inside: string) =>
  sanitizeSvg(`<svg>${inside}</svg>`)?.replace(`${open}>`, '').replace('</svg>', '');

describe('an SVG image [editor.media]', () => {
  it('has no attributes of undeclared namespaces, with which browsers would not show it', () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://ns">]>
      <svg xmlns:inkscape="&ns;" viewBox="0 0 9 9" inkscape:version="1.2" sodipodi:docname="a.svg" xml:space="preserve">
      <g inkscape:label="One" xlink:href="#a"/></svg>`;
    expect(sanitizeSvg(source)?.replaceAll(/\s+(?=<)/g, '')).toBe(
      `${open} viewBox="0 0 9 9" xml:space="preserve"><g xlink:href="#a"></g></svg>`,
    );
  });

  it('has no control characters, which XML does not allow', () => {
    expect(contentOf('<text id="a\u000b\u{1F35C}">b\u0001\uFFFE</text>')).toBe('<text id="a\u{1F35C}">b</text>');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['embedded HTML', '<foreignObject><body><iframe src="https://a.test"></iframe></body></foreignObject>'],
    ['an animation of an address', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['style that loads', '<style>@import "https://a.test";</style>'],
    ['style that loads an image set', '<style>g { mask: image-set("https://a.test/a" 1x) }</style>'],
    ['style with an escaped address', '<style>g { mask: u\\72l(https://a.test) }</style>'],
  ])('has no %s', (_, inside) => {
    expect(contentOf(inside)).toBe('');
  });

  it.each([
    ['an event handler', '<g onload="alert(1)"></g>'],
    ['an address of another host', '<g href="https://a.test"></g>'],
    ['an image inside an address', '<g href="data:image/svg+xml;base64,AA=="></g>'],
    ['a script address', '<g xlink:href=" javascript:alert(1)"></g>'],
    ['a fill of another host', '<g fill="url(https://a.test/#a)"></g>'],
    ['a fill after one of its own', '<g fill="url(#a) url(//a.test)"></g>'],
  ])('has no %s', (_, inside) => {
    expect(contentOf(inside)).toBe('<g></g>');
  });

  it('keeps what is inside of it: gradients, fonts, images and the content of links', () => {
    const style = '<style>@font-face { src: url(data:font/woff2;base64,AAAA) } g { fill: url( "#a" ) }</style>';
    expect(contentOf(style)).toBe(style.replaceAll('"', '&quot;'));
    expect(contentOf('<a href="https://a.test"><g></g></a>')).toBe('<g></g>');
    const image = '<image href="data:image/png;base64,AA=="></image>';
    expect(contentOf(image)).toBe(image);
  });

  it('is rejected when it has thousands of levels, or is none', () => {
    expect(sanitizeSvg(`<svg>${'<g>'.repeat(20_000)}`)).toBeUndefined();
    expect(sanitizeSvg('<p>Text</p>')).toBeUndefined();
  });
});
