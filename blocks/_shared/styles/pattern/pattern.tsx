/** @jsxImportSource #eager */
/** The batik motifs that the theme draws. */
export const motifs = ['kawung', 'parang', 'ceplok', 'weave'] as const;
export type Motif = (typeof motifs)[number];

interface PatternProps {
  readonly motif: Motif;
  readonly className?: string | undefined;
}

/** A batik field in the surface's motif colour. It only decorates; the caller gives it a place and an opacity. */
export function Pattern({ motif, className }: PatternProps) {
  return <span className={className ? `pattern ${className}` : 'pattern'} data-motif={motif} aria-hidden="true" />;
}

/** A motif that stays the same for the same text, so that a tile never changes its look between two builds. */
export function motifFor(text: string): Motif {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return motifs[sum % motifs.length] ?? 'kawung';
}
