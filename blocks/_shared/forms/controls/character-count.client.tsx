'use client';

import styles from '../fields/form.module.css';

interface CharacterCountProps {
  /** The id of the control. */
  readonly id: string;
  readonly text: string;
  /** The maximum number of characters; undefined without a limit. */
  readonly maxLength: number | undefined;
}

/** The share of the limit from which the count is shown. Source: the GOV.UK Design System's character count. */
const countFromShare = 0.75;

const countCharacters = (text: string): number => [...text].length;

/** The id of the count of a text near its limit, to describe its control; undefined where none is shown. */
export const characterCountId = ({ id, text, maxLength }: CharacterCountProps): string | undefined =>
  maxLength !== undefined && countCharacters(text) >= maxLength * countFromShare ? `${id}-count` : undefined;

/** The remaining characters of a text near its limit. */
export function CharacterCount(props: CharacterCountProps) {
  const { id, text, maxLength = Number.POSITIVE_INFINITY } = props;
  const remaining = maxLength - countCharacters(text);
  return (
    <p id={`${id}-count`} className={styles.count} role="status" data-over={remaining < 0 || undefined}>
      {characterCountId(props) && remainingText(remaining)}
    </p>
  );
}

const remainingText = (remaining: number): string => {
  const characters = Math.abs(remaining) === 1 ? 'character' : 'characters';
  return remaining < 0 ? `${-remaining} ${characters} too many` : `${remaining} ${characters} left`;
};
