import type { ReactNode } from 'react';

/** An icon in the colour of the surrounding text. It has no name: the button has one. */
export const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const upIcon = (
  <Icon>
    <path d="M8 13.5v-11M3.5 7 8 2.5 12.5 7" />
  </Icon>
);

export const downIcon = (
  <Icon>
    <path d="M8 2.5v11M3.5 9 8 13.5 12.5 9" />
  </Icon>
);

export const moreIcon = (
  <Icon>
    <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth="2.5" strokeLinecap="round" />
  </Icon>
);
