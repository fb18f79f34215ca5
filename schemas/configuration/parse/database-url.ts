import { customValue } from './value.ts';

/**
 * Rejects URLs that the driver would misread: an unescaped `#` or `?` in a password truncates the URL, and without a host
 * it connects to this machine. A socket folder is given as `?host=`.
 */
function readDatabaseUrl(text: string): string | undefined {
  const url = /^postgres(ql)?:\/\/\S{1,500}$/.test(text) ? URL.parse(text) : null;
  const host = url?.hostname || url?.searchParams.get('host');
  const isValid = url && host && /^\/[^/]+$/.test(url.pathname) && url.hash === '' && !/%(?![0-9a-f]{2})/i.test(text);
  return isValid ? text : undefined;
}

/** A PostgreSQL connection URL. */
export const databaseUrl = (description: string) =>
  customValue<string | undefined>(
    {
      description,
      mustBe:
        'an address like postgres://user@host/database, with @ / # ? % in a password written as %40 %2F %23 %3F %25',
    },
    undefined,
    readDatabaseUrl,
  );
