import type { Media } from '#schemas/content/media/media.ts';
import type { PageEnvelope } from '#schemas/content/page/page.ts';
import { interpolateText } from '#schemas/content/page/placeholders.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { errorTitle } from '#schemas/forms/_shared/rules/error-title.ts';
import { placeholderValuesOf } from '../plan/placeholder-values-of.ts';
import type { DocumentHead } from '../plan/planned-document.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { socialCardOf } from './social-card.ts';

interface HeadInput {
  readonly envelope: Omit<PageEnvelope, 'tiles'>;
  readonly settings: Settings;
  readonly subject: FoundSubject;
  readonly path: string;
  readonly origin: string;
  /** Whether drawings can be had as photographs. */
  readonly socialCards: boolean;
  /** Whether something is wrong with a form that was sent. */
  readonly hasError: boolean;
}

/**
 * The head of a document from its content, with the settings for what the page leaves open. Titles and
 * descriptions of pages that many addresses share may name what the address is about, as their tiles may.
 */
export function describeHead(input: HeadInput): DocumentHead {
  const { envelope, settings, subject, path, origin, socialCards, hasError } = input;
  const names = placeholderValuesOf(subject);
  const fill = (text: string): string => interpolateText(text, names);
  const title = fill(envelope.title);
  const description = fill(envelope.description ?? settings.defaultDescription ?? '') || undefined;
  const absolute = (address: string): string => URL.parse(address, origin)?.href ?? origin;
  const imageOf = (picture: Media) => {
    const { url, width, height } = socialCards ? socialCardOf(picture) : picture;
    return { url: absolute(url), width, height, alt: picture.alt };
  };
  const { offer, menu, restaurant } = subject;
  const picture = envelope.socialImage ?? offer?.image ?? menu?.image ?? restaurant?.heroMedia ?? settings.defaultImage;
  const whole = title.includes(settings.siteName) ? title : `${title} · ${settings.siteName}`;
  return {
    title: hasError ? errorTitle(whole) : whole,
    description,
    canonical: absolute(envelope.canonicalUrl ?? subject.canonicalPath ?? path),
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
