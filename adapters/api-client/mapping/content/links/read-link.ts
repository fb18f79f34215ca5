import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../../mapping.ts';

const textNames = ['linkText', 'text', 'label', 'title', 'name', 'caption'] as const;
const urlNames = ['linkUrl', 'url', 'href', 'link', 'target', 'address'] as const;

/** A link in its usual notations: an object, the first of a list, or an address alone, which gets the label. */
export function readLink(stated: unknown, label: string): unknown {
  if (Array.isArray(stated)) return readLink(stated.find(isRecord), label);
  if (typeof stated === 'string' && !isBlank(stated))
    return { linkText: label, linkUrl: stated, openInNewTab: /^\s*https?:/i.test(stated) };
  if (!isRecord(stated)) return undefined;
  return {
    ...stated,
    linkText: findByName(stated, textNames) ?? label,
    linkUrl: findByName(stated, urlNames) ?? stated.linkUrl,
  };
}
