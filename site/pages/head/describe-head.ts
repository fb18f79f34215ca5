import type { Media } from '#schemas/content/media/media.ts';
import type { PageEnvelope } from '#schemas/content/page/page.ts';
import { buildPartUrl, type PagePart } from '#schemas/content/page/page-parts.ts';
import { interpolateText } from '#schemas/content/page/placeholders.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { MenuItem } from '#schemas/domain/menu/menu.ts';
import { errorTitle } from '#schemas/forms/_shared/rules/error-title.ts';
import { placeholderValuesOf } from '../plan/describe/placeholder-values-of.ts';
import type { DocumentHead } from '../plan/planned-document.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { socialCardOf } from './social-card.ts';

interface HeadInput {
  readonly envelope: Omit<PageEnvelope, 'tiles'>;
  readonly settings: Settings;
  readonly subject: FoundSubject;
  /** The dish of the menu whose sheet is open. Its canonical address is the menu's. */
  readonly dish?: MenuItem | undefined;
  /** The part that is shown of a very long page. */
  readonly part?: PagePart | undefined;
  readonly path: string;
  readonly origin: string;
  /** Whether SVG images can be converted to JPEG. */
  readonly socialCards: boolean;
  /** Whether a posted form has an error. */
  readonly hasError: boolean;
}

/**
 * The head of a document, from its content, with the settings as defaults. Titles and descriptions of templates may
 * contain placeholders, like their tiles.
 */
export function describeHead(input: HeadInput): DocumentHead {
  const { envelope, settings, subject, dish, part, path, origin, socialCards, hasError } = input;
  const names = placeholderValuesOf(subject);
  const fill = (text: string): string => interpolateText(text, names);
  const pageTitle = withRestaurant(fill(envelope.title), names.restaurant);
  const partTitle = part && part.number > 1 ? `${pageTitle} · Part ${part.number}` : pageTitle;
  const title = dish ? `${dish.name} · ${pageTitle}` : partTitle;
  const description =
    dish?.description ?? (fill(envelope.description ?? settings.defaultDescription ?? '') || undefined);
  const absolute = (address: string): string => URL.parse(address, origin)?.href ?? origin;
  const imageOf = (picture: Media) => {
    const { url, width, height } = socialCards ? socialCardOf(picture) : picture;
    return { url: absolute(url), width, height, alt: picture.alt };
  };
  const { offer, menu, restaurant } = subject;
  const picture =
    dish?.image ??
    envelope.socialImage ??
    offer?.image ??
    menu?.image ??
    restaurant?.heroMedia ??
    settings.defaultImage;
  const fullTitle = title.includes(settings.siteName) ? title : `${title} · ${settings.siteName}`;
  return {
    title: hasError ? errorTitle(fullTitle) : fullTitle,
    description,
    canonical: absolute(envelope.canonicalUrl ?? buildPartUrl(subject.canonicalPath ?? path, part?.number ?? 1)),
    indexed: envelope.indexed && !subject.hidden,
    social: {
      title: fill(envelope.socialTitle ?? '') || title,
      description: fill(envelope.socialDescription ?? '') || description,
      ...(picture && {
        image: imageOf(picture),
      }),
    },
  };
}

/** A title without the restaurant's name would be the title of every restaurant's page. */
const withRestaurant = (title: string, name: string | undefined): string =>
  name === undefined || title.includes(name) ? title : `${title} · ${name}`;
