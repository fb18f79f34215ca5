import { Icon } from '../../ui/icon.tsx';

const lines = <path d="M6.5 3.5h8M6.5 8h8M6.5 12.5h8" />;

export const bulletedListIcon = (
  <Icon>
    {lines}
    <path d="M2.5 3.5h.01M2.5 8h.01M2.5 12.5h.01" strokeWidth="3" strokeLinecap="round" />
  </Icon>
);

export const numberedListIcon = (
  <Icon>
    {lines}
    <path d="M1.8 2.3l1-.5v4M1.6 8.9c0-1.6 2.4-1.4 2.2-.1-.1.8-2.2 1.6-2.2 2.7h2.4" strokeWidth="1.1" />
  </Icon>
);

export const quoteIcon = (
  <Icon>
    <path
      d="M6.8 4C4 4.6 2.3 6.3 2.3 9v3h4V8.3H4.4c0-1.4.9-2.3 2.7-2.8zM13.7 4C10.9 4.6 9.2 6.3 9.2 9v3h4V8.3h-1.9c0-1.4.9-2.3 2.7-2.8z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

export const linkIcon = (
  <Icon>
    <path d="M6.5 9.5l3-3M7.5 4.5l1.3-1.3a2.8 2.8 0 0 1 4 4L11.5 8.5M8.5 11.5l-1.3 1.3a2.8 2.8 0 0 1-4-4L4.5 7.5" />
  </Icon>
);
