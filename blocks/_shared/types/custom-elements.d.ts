import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tile-video': ElementProps;
      'tile-embed': ElementProps & { 'data-src': string; 'data-title': string };
      'restaurant-finder': ElementProps;
      'apply-dialog': ElementProps;
      'live-filter': ElementProps & {
        'data-facts'?: string;
        'data-total'?: number;
        'data-noun'?: string | undefined;
        'data-leads'?: string;
      };
      'dish-sheet': ElementProps;
      'saved-profile': ElementProps;
      'print-button': ElementProps;
      'shown-once': ElementProps;
      'shown-times': ElementProps;
      'next-tables': ElementProps & {
        'data-store': string;
        'data-title': string;
        'data-path': string;
        'data-today': string;
        'data-time-zone': string | undefined;
        'data-covers': number;
        'data-first-time': string;
        'data-step-minutes': number;
        'data-visit-date': string | undefined;
        'data-visit-day': string | undefined;
        'data-visit-night': string | undefined;
        'data-visit-time': string | undefined;
        'data-visit-from': number | undefined;
        'data-visit-until': number | undefined;
        'data-visit-around': number | undefined;
      };
      'place-search': ElementProps & { 'data-fields': 'two' | undefined };
      'near-me': ElementProps & { 'data-denied-message': string };
    }
  }
}
