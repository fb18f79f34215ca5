'use client';

/** A component of an island that throws in one of the two places where React runs it. */
export function Throws({ where }: { readonly where: 'server' | 'browser' }) {
  const here = typeof window === 'undefined' ? 'server' : 'browser';
  if (here === where) throw new Error(`thrown in an island on the ${where}`);
  return <p>Drawn in the {here}</p>;
}
