import { allergens } from '#schemas/domain/menu/allergens.ts';
import { profileName } from '#schemas/domain/menu/filter/diet-profile.ts';

/** The end of a page's tiles. */
const mainEnd = '</main>';

/** Does what `blocks/_shared/menu-filter/show-choice.ts` does with dishes and sections. */
export const hideUnsuitable = `(n=>{try{const p=new URLSearchParams(localStorage.getItem('${profileName}')??''),d=p.getAll('diet'),a=p.getAll('avoid');if(d.length+a.length===0)return;for(const e of document.querySelectorAll('[data-dish]')){const[t='',l='']=e.dataset.dish.split('|');e.hidden=!(d.every(x=>t.split(' ').includes(x))&&a.every(x=>l[n.indexOf(x)]==='n'))}for(const e of document.querySelectorAll('[data-dishes]'))e.hidden=!e.querySelector('[data-dish]:not([hidden])')}catch{}})(${JSON.stringify(allergens)})`;

/**
 * Hides the dishes that do not suit the visitor's saved profile before the first paint: nothing jumps, and no unsuitable
 * dish is seen. The site’s own script runs later.
 */
export const hideUnsuitableDishes = (html: string): string =>
  html.includes(' data-dish="') ? html.replace(mainEnd, `${mainEnd}<script>${hideUnsuitable}</script>`) : html;
