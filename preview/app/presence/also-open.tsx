import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDateTimeNear } from '../ui/time/format-date-time.ts';
import { productNow } from '../ui/time/product-clock.ts';
import { otherWindowsQuery, reportClosed } from './own-window.ts';

/** Says who else has the same open, before both type in one field. `content` identifies it: “page about”. */
export function AlsoOpen({ content }: { readonly content: string }) {
  const { data, isError } = useQuery(otherWindowsQuery(content));
  useEffect(() => {
    const close = (): void => void reportClosed(content);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, [content]);
  // Without a connection, nobody knows.
  const others = isError ? [] : (data ?? []);
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="save-notice">
          <p>
            <strong>Also open:</strong> {joinNames(others.map(nameOfWindow))}. Changes of different fields are merged.
          </p>
        </div>
      )}
    </div>
  );
}

interface OtherWindow {
  readonly since: string;
  readonly isInThisBrowser: boolean;
}

/** “another editor (since 10:02)” */
const nameOfWindow = ({ since, isInThisBrowser }: OtherWindow): string =>
  `${isInThisBrowser ? 'another window of this browser' : 'another editor'} (since ${formatDateTimeNear(new Date(since), new Date(productNow()))})`;

const joinNames = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
