import { describeChoice } from '#schemas/domain/menu/filter/dish-choice.ts';
import { readProfile, saveProfile } from './saved-profile.ts';

/** Defines `<saved-profile>`, which shows the visitor's saved diets and allergens and deletes them. */
export function defineSavedProfile(): void {
  if (customElements.get('saved-profile')) return;
  customElements.define(
    'saved-profile',
    class extends HTMLElement {
      connectedCallback(): void {
        const names = describeChoice(readProfile());
        const [text, button, done] = ['[data-profile]', 'button', '[data-deleted]'].map((each) =>
          this.querySelector<HTMLElement>(each),
        );
        if (!text || names.length === 0) return;
        text.textContent = names.join(', ');
        this.hidden = false;
        button?.addEventListener('click', () => {
          saveProfile({ diet: [], avoid: [] });
          text.textContent = 'none';
          button.hidden = true;
          if (done) done.textContent = done.dataset.deleted ?? '';
        });
      }
    },
  );
}
