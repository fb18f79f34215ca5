import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sending } from './sending.client.tsx';

const rendered = (share: number): string => renderToStaticMarkup(<Sending share={share} onStop={() => undefined} />);
const announced = (share: number): string => /role="status"[^>]*>([^<]*)</.exec(rendered(share))?.[1] ?? '';

describe('the progress of files', () => {
  it('is shown at each percent, and read out at the quarters alone', () => {
    expect(rendered(0.404)).toContain('Sending your files, 40 %');
    expect(rendered(0.404)).toMatch(/<progress[^>]* max="100" value="40"/);
    const heard = new Set(Array.from({ length: 100 }, (_, percent) => announced(percent / 100)));
    expect([...heard]).toEqual([
      'Sending your files',
      'Sending your files, 25 per cent',
      'Sending your files, 50 per cent',
      'Sending your files, 75 per cent',
    ]);
  });

  it('can be stopped until all is there, and no longer', () => {
    expect(rendered(0.99)).toContain('Stop sending');
    expect(rendered(1)).not.toContain('Stop sending');
    expect(announced(1)).toBe('Your files are there. They are being checked');
  });
});
