import { isAffected } from '../source/record-sources.ts';
import type { ContentChanges, StoredDocument } from './document-cache.ts';

/** Whether changes concern what was made from content with these tags. Without tags any change may. */
export const isChanged = ({ tags }: Pick<StoredDocument, 'tags'>, changes: ContentChanges): boolean =>
  changes === 'everything' || tags === undefined || changes.some((change) => isAffected(tags, change));
