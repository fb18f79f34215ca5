import { afterEach, expect, it } from 'vitest';
import { keepLinksInDrafts } from './keep-links-in-drafts.ts';

const here = location.href;
afterEach(() => history.replaceState(null, '', here));

it('leads to drafts with the same content and preview date [editor.content] [preview.time]', () => {
  const query = '_at=2026-12-24T18%3A00%3A00.000Z&_content=menu%2Fmain&_content=offer%2Flunch&_live=';
  history.replaceState(null, '', `/_draft/menu/main?_still=&${query}`);
  document.body.innerHTML = '<a href="/offers?page=2">Offers</a><a href="https://social.example/p">Elsewhere</a>';
  keepLinksInDrafts(document);
  document.addEventListener('click', (event) => event.preventDefault());
  const addresses = [...document.querySelectorAll('a')].map((link) => {
    link.click();
    return link.getAttribute('href');
  });
  expect(addresses).toEqual([`/_draft/offers?page=2&${query}`, 'https://social.example/p']);
});
