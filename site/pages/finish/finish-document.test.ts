import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { finishDocument } from './finish-document.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const documentOf = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/f.js"/><script src="/f.js" async=""></script><style>.a{}</style></head><body>${body}<script>push([1,"a"])</script><script src="/g.js" async=""></script></body></html>`;
const finish = (html: string, isDevelopment = false) =>
  finishDocument({ html, siteScriptUrl: '/assets/site-script.js', structuredData: [], isDevelopment });

describe('finishing a document', () => {
  it('leaves no byte of the framework’s scripts where the page has no island', () => {
    const { html, scriptHashes } = finish(documentOf('<p>a<!-- -->b</p>'));
    expect(html).toBe(
      '<!DOCTYPE html><html><head><style>.a{}</style><script type="module" src="/assets/site-script.js"></script></head><body><p>ab</p></body></html>',
    );
    expect(scriptHashes).toEqual([]);
  });

  it('delays our own script until hydration in development', () => {
    const html = finish(documentOf('<p>a</p>'), true).html;
    expect(html).toContain('<script type="text/plain" data-after-hydration="" src="/assets/site-script.js"></script>');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script src="/f.js" async=""></script>');
  });

  it('defers the scripts, in order, where the page has an island', () => {
    const { html } = finish(documentOf('<div data-island="carousel"><!--$-->x<!--/$--></div>'));
    expect(html).toContain('<!--$-->x<!--/$-->');
    expect(html).toMatch(
      /<template id="framework"><script src="\/f.js" async=""><\/script><script>push\(\[1,"a"\]\)<\/script><script src="\/g.js" async=""><\/script><\/template><\/body>/,
    );
  });

  it('removes no element with a longer name, and no script that never ends', () => {
    const body = '<script-note>a</script-note><script src="/h.js"></script><p>b</p>';
    const { html } = finish(documentOf(body));
    expect(html).toContain('<script-note>a</script-note><p>b</p></body>');
    expect(finish('<html><head></head><body><p>c</p><script>push(2)').html).toContain('<p>c</p><script>push(2)');
  });

  it('removes the scripts of a static document, even with an island and in development', () => {
    const isStatic = { siteScriptUrl: '/assets/site-script.js', structuredData: [], isStatic: true };
    for (const isDevelopment of [false, true]) {
      const html = documentOf('<div data-island="booking"><!--$-->x<!--/$--></div>');
      expect(finishDocument({ ...isStatic, html, isDevelopment }).html.match(/<script[^>]*>|<template|<!--/g)).toEqual([
        '<script type="module" src="/assets/site-script.js">',
      ]);
    }
  });

  it('inlines streamed content and removes the script that would move it [loading.flags]', () => {
    const { html } = finish(
      '<html><head></head><body><div data-island="carousel"><!--$?--><template id="B:0"></template><!--/$--></div><p>after</p>' +
        '<div hidden id="S:0"><div>slides<div>one</div></div></div><script>$RC=function(a,b){a<b};$RC("B:0","S:0")</script><script>push(1)</script></body></html>',
    );
    expect(html).toContain(
      '<div data-island="carousel"><!--$--><div>slides<div>one</div></div><!--/$--></div><p>after</p>',
    );
    expect(html).not.toMatch(/\$RC|S:0|B:0/);
    expect(html).toContain('<template id="framework"><script>push(1)</script></template>');
  });

  it('returns the hashes of inline scripts and styles for the policy', () => {
    const { scriptHashes, styleHashes } = finish(documentOf('<div data-island="carousel"></div>'));
    expect([scriptHashes, styleHashes]).toEqual([[hashOf('push([1,"a"])')], [hashOf('.a{}')]]);
  });

  it('does not mistake text for a tag', () => {
    const { html } = finish(documentOf('<p>&lt;script&gt;x&lt;/script&gt; data-island=&quot;</p>'));
    expect(html).toContain('<p>&lt;script&gt;x&lt;/script&gt; data-island=&quot;</p>');
    expect(html).not.toContain('<template');
  });

  it('keeps characters that a replacement pattern would interpret', () => {
    const text = "$5 off, $& $' $`";
    const { html, scriptHashes } = finishDocument({
      html: `<html><head></head><body><div data-island="carousel"></div><script>push("${text}")</script></body></html>`,
      siteScriptUrl: '/assets/site-script.js',
      structuredData: [{ name: text }],
      isDevelopment: false,
    });
    expect(html).toContain(`push("${text}")`);
    expect(html).toContain(JSON.stringify({ name: text }));
    expect(scriptHashes).toEqual([hashOf(`push("${text}")`)]);
  });

  it.each([
    ['the dismissed banner', 'Open late', true],
    ['another banner', 'Closed today', false],
    ['no banner', null, false],
  ])('hides a banner before the first paint where %s is stored [banner.global]', (_, remembered, isHidden) => {
    const { html, scriptHashes } = finish('<html><body><site-banner></site-banner><p>a</p></body></html>');
    const [, script = ''] = /<\/site-banner><script>(.*?)<\/script>/.exec(html) ?? [];
    const banner = { hidden: false, dataset: { banner: 'Open late' } };
    runInNewContext(script, {
      document: { currentScript: { previousElementSibling: banner } },
      localStorage: { getItem: (key: string) => (key === 'banner' ? remembered : null) },
    });
    expect(banner.hidden).toBe(isHidden);
    expect(scriptHashes).toContain(hashOf(script));
  });

  it('does not let structured data close its element', () => {
    const { html } = finishDocument({
      html: documentOf(''),
      siteScriptUrl: '/assets/site-script.js',
      structuredData: [{ name: '</script><script>alert(1)</script>' }],
      isDevelopment: false,
    });
    expect(html).toContain('{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}');
  });
});
