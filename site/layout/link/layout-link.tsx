import type { AriaAttributes, ReactNode } from 'react';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import type { Link } from '#schemas/content/link/link.ts';

interface LayoutLinkProps {
  readonly link: Pick<Link, 'linkText' | 'linkUrl' | 'openInNewTab'>;
  readonly className?: string | undefined;
  /** Names the link for the style sheets of the header variants. */
  readonly part?: string;
  readonly current?: AriaAttributes['aria-current'];
  /** Replaces the link’s own text. */
  readonly children?: ReactNode;
}

/** A link of the layout. A link that opens a new tab says so with an icon, and in text for screen readers. */
export function LayoutLink({ link, className, part, current, children }: LayoutLinkProps) {
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
