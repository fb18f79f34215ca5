import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { factsQuery } from '../../../api/pages.ts';

/** The path of an address of the site, such as one copied from the browser; other addresses stay as they are. */
export function toSitePath(address: string, siteAddress: string | undefined): string {
  const text = address.trim();
  if (siteAddress === undefined || !text.startsWith(siteAddress)) return address;
  const rest = text.slice(siteAddress.length);
  // The address of another site may begin with the same characters.
  if (!/^(?:[/?#]\S*)?$/.test(rest)) return address;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Makes paths of addresses of the site once its address is known. */
export function useSitePath(): (address: string) => string {
  const client = useContext(QueryClientContext);
  return (address) => toSitePath(address, client?.getQueryData(factsQuery.queryKey)?.siteAddress);
}
