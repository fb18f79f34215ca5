'use client';

import { useState } from 'react';
import { readProfile, saveProfile } from '../_shared/menu-filter/saved-profile.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import styles from './guest-form.module.css';

interface KeepNeedsProps {
  /** The first guest's diets and allergens. */
  readonly diet: readonly string[];
  readonly avoid: readonly string[];
  /** The slugs that the form asks for. */
  readonly offered: { readonly diet: readonly string[]; readonly avoid: readonly string[] };
}

/** Saves what the first guest eats as the visitor's profile, which filters the menus. */
export function KeepNeeds({ diet, avoid, offered }: KeepNeedsProps) {
  const [saved, setSaved] = useState<string | undefined>();
  const needs = JSON.stringify([diet, avoid]);
  const isEmpty = diet.length + avoid.length === 0;
  const keep = (): void => {
    const profile = readProfile();
    // What this form does not ask for stays as it is.
    saveProfile({
      diet: [...profile.diet.filter((slug) => !offered.diet.includes(slug)), ...diet],
      avoid: [...profile.avoid.filter((slug) => !offered.avoid.includes(slug)), ...avoid],
    });
    setSaved(needs);
  };
  return (
    <div className={styles.keep}>
      <Button variant="link" onClick={keep}>
        Is this you? Use it for the menus as well
      </Button>
      <p role="status">
        {saved === needs &&
          (isEmpty
            ? 'Saved in this browser only: the menus show every dish.'
            : 'Saved in this browser only: the menus show what suits you.')}
      </p>
    </div>
  );
}
