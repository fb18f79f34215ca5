import { formatDateTime } from '../../ui/time/format-date-time.ts';

/** Says since when visitors see the draft as it is. */
export const LiveSince = ({ at }: { readonly at: string }) => (
  <p>
    <strong>{`Live since ${formatDateTime(at)}.`}</strong>
  </p>
);
