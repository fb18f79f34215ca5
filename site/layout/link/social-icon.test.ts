import { describe, expect, it } from 'vitest';
import { socialIcon } from './social-icon.ts';

describe('the icon of a social network', () => {
  it.each([
    ['Instagram', 'https://example.com/pandanrow', 'instagram'],
    ['Follow us', 'https://www.youtube.com/@pandanrow', 'youtube'],
    ['X', 'https://example.com/pandanrow', 'x'],
    ['News', 'https://x.com/pandanrow', 'x'],
    ['Netflix', 'https://netflix.com/pandanrow', undefined],
    ['Newsletter', '/sign-up', undefined],
  ] as const)('for “%s” at %s is %s [footer.content]', (linkText, linkUrl, icon) => {
    expect(socialIcon({ linkText, linkUrl })).toBe(icon);
  });
});
