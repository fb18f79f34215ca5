import { describe, expect, it } from 'vitest';
import { deferScripts, removeScripts } from './defer-scripts.ts';

const hint = '<link rel="preload" as="script" href="/a.js">';
const one = '<script src="/a.js" async></script>';
const two = '<script>self.__next_f=[]</script>';
const island = '<div data-island="carousel" data-static="s1"><p>Dishes</p></div>';
const page = (body: string, scripts = one + two) =>
  `<html><head>${hint}<link rel="stylesheet" href="/a.css"></head><body>${body}${scripts}</body></html>`;

describe('the scripts of the framework', () => {
  it('wait in a template on a page with an island, in their order', () => {
    expect(deferScripts(page(island))).toBe(
      `<html><head><link rel="stylesheet" href="/a.css"></head><body>${island}<template id="framework">${one}${two}</template></body></html>`,
    );
  });

  it('are not there on a page without one, and neither is what only they need', () => {
    const body = '<!--$--><p data-static="s1">Words</p><!--/$--><div hidden=""></div>';
    expect(deferScripts(page(body))).toBe(
      '<html><head><link rel="stylesheet" href="/a.css"></head><body><p>Words</p></body></html>',
    );
  });

  it('are not hinted at, as scripts or as modules', () => {
    const hinted = page(island).replace(hint, `${hint}${hint.replace('preload', 'modulepreload')}`);
    expect(deferScripts(hinted)).toBe(deferScripts(page(island)));
  });

  it('are not expected on a page without scripts', () => {
    expect(deferScripts(page(island, ''))).toBe(
      '<html><head><link rel="stylesheet" href="/a.css"></head><body><div data-island="carousel"><p>Dishes</p></div></body></html>',
    );
  });

  it('are not mistaken for elements with a similar name, and an unfinished one stays', () => {
    const own = '<script-loader>Wait</script-loader><scripts></scripts>';
    expect(removeScripts(`${own}${one}<p>Words</p>${two}`)).toBe(`${own}<p>Words</p>`);
    expect(removeScripts('<p>Words</p><script>broken')).toBe('<p>Words</p><script>broken');
  });
});
