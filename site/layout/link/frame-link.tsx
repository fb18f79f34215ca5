import type { AriaAttributes, ReactNode } from 'react';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { Link } from '#schemas/content/link/link.ts';

interface FrameLinkProps {
  readonly link: Pick<Link, 'linkText' | 'linkUrl' | 'openInNewTab'>;
  readonly className?: string | undefined;
  /** Names the link for the style sheet of a header's form. */
  readonly part?: string;
  readonly current?: AriaAttributes['aria-current'];
  /** Stands in place of the link's own words. */
  readonly children?: ReactNode;
}

/** A link of the frame. One that opens a new tab says so: by an arrow for the eye, in words for the ear. */
export function FrameLink({ link, className, part, current, children }: FrameLinkProps) {
  const { linkText, linkUrl, openInNewTab } = link;
  return (
    <a
      className={className}
      href={linkUrl}
      data-part={part}
      aria-current={current}
      {...(openInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {children ?? linkText}
      {openInNewTab && (
        <span className="new-tab">
          <Icon name="external" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </span>
      )}
    </a>
  );
}
