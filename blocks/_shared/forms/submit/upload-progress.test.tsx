import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UploadProgress } from './upload-progress.client.tsx';

const rendered = (sentShare: number): string =>
  renderToStaticMarkup(<UploadProgress sentShare={sentShare} onStop={() => undefined} />);
const announced = (sentShare: number): string => /role="status"[^>]*>([^<]*)</.exec(rendered(sentShare))?.[1] ?? '';

describe('upload progress', () => {
  it('is shown at each percent and announced at the quarters only [form.a11y]', () => {
    expect(rendered(0.404)).toContain('Sending your files, 40 %');
    expect(rendered(0.404)).toMatch(/<progress[^>]* max="100" value="40"/);
    const announcements = new Set(Array.from({ length: 100 }, (_, percent) => announced(percent / 100)));
    expect([...announcements]).toEqual([
      'Sending your files',
      'Sending your files, 25 per cent',
      'Sending your files, 50 per cent',
      'Sending your files, 75 per cent',
    ]);
  });

  it('can be stopped until the upload is complete [contact.send]', () => {
    expect(rendered(0.99)).toContain('Stop sending');
    expect(rendered(1)).not.toContain('Stop sending');
    expect(announced(1)).toBe('Your files are there. They are being checked');
  });
});
