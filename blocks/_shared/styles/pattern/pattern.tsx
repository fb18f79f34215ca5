/** @jsxImportSource #eager */
/** The batik motifs of the theme. */
export const motifs = ['kawung', 'parang', 'ceplok', 'weave'] as const;
export type Motif = (typeof motifs)[number];

interface PatternProps {
  readonly motif: Motif;
  readonly className?: string | undefined;
}

/** A decorative batik pattern in the surface's motif colour. The caller sets its position and opacity. */
export function Pattern({ motif, className }: PatternProps) {
  return <span className={className ? `pattern ${className}` : 'pattern'} data-motif={motif} aria-hidden="true" />;
}

/** Chooses a motif by a hash of the text, so that a tile looks the same in every build. */
export function motifFor(text: string): Motif {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return motifs[sum % motifs.length] ?? 'kawung';
}
