import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { hasEffect } from '#schemas/content/field/without-effect.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { plannedPage } from './planned-example.ts';
import { SiteLayout } from './site-layout.tsx';

type Path = readonly (string | 0)[];

/** The paths of all links in the settings; 0 is the first item of a list. */
function linksIn(schema: z.ZodType, path: Path = []): { readonly path: Path; readonly link: z.ZodObject }[] {
  const field = unwrapSchema(schema);
  if (field instanceof z.ZodArray && field.element instanceof z.ZodType) return linksIn(field.element, [...path, 0]);
  if (!(field instanceof z.ZodObject)) return [];
  const below = Object.entries<z.ZodType>({ ...field.shape })
    .filter(([, each]) => hasEffect(each))
    .flatMap(([name, each]) => linksIn(each, [...path, name]));
  return 'linkText' in field.shape ? [{ path, link: field }, ...below] : below;
}

const link = { linkText: 'Read on', linkUrl: '/about' };
/** The minimum valid content around a link. */
const requiredContent: Readonly<Record<string, object>> = {
  banner: { text: 'Christmas tables are open.' },
  popup: { heading: 'A pudding', body: '<p>On your birthday.</p>' },
};

/** Settings with a link at a path and the required content around it. */
function settingsWith([step, ...rest]: Path, value: object): object {
  if (step === undefined) return value;
  if (step === 0) return [settingsWith(rest, value)];
  const group = step === 'links' && { linkText: 'Group', linkUrl: '/' };
  const below = settingsWith(rest, value);
  return { ...group, [step]: Array.isArray(below) ? below : { ...requiredContent[step], ...below } };
}

const render = (path: Path, value: object): string =>
  renderToStaticMarkup(
    <SiteLayout document={plannedPage({ settings: settingsWith(path, value) })}>
      <main />
    </SiteLayout>,
  );

const positions = linksIn(settings).map(({ path, link: shape }) => ({ path, shape, name: path.join('.') }));
const media = { url: '/media/scene/of-the-link.svg', alt: 'A bowl.', width: 960, height: 720 };
const variants = {
  style: { ...link, style: 'quiet' },
  description: { ...link, description: 'One line more of the test.' },
  linkMedia: { ...link, linkMedia: media },
} as const;

describe('the optional fields of a link in the settings', () => {
  it('are tested for every link', () => {
    expect(positions.map(({ name }) => name)).toEqual([
      'mastheadItems.0',
      'mastheadItems.0.links.0',
      'clickCollectLink',
      'footerItems.0',
      'footerItems.0.links.0',
      'socialMediaItems.0',
      'siteLink',
      'banner.link',
      'popup.link',
    ]);
  });

  it.each(positions)('are offered at $name exactly where they are rendered', ({ path, shape }) => {
    const plain = render(path, link);
    expect(plain).toContain('Read on');
    for (const [look, value] of Object.entries(variants)) {
      const field: unknown = Reflect.get(shape.shape, look);
      const isOffered = field instanceof z.ZodType && hasEffect(field);
      expect([look, render(path, value) !== plain]).toEqual([look, isOffered]);
    }
  });
});
