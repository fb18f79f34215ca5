import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { profileName } from '#schemas/domain/menu/filter/diet-profile.ts';

/** The end of a page's tiles. */
const mainEnd = '</main>';

const namesInText = Object.fromEntries(allergens.map((name) => [name, allergenNames[name].toLowerCase()]));

const source = `
(names=>{try{
const saved=new URLSearchParams(localStorage.getItem('${profileName}')??''),own=new URLSearchParams(location.search);
if(!saved.size)return;
const all=name=>[...new Set([...saved.getAll(name),...own.getAll(name).flatMap(v=>v.split(','))])],diet=all('diet'),avoid=all('avoid');
const order=Object.keys(names),find=(selector,from=document)=>from.querySelectorAll(selector);
const suits=facts=>{const[tags='',levels='']=facts.split('|');
return diet.every(x=>tags.split(' ').includes(x))&&avoid.every(x=>levels[order.indexOf(x)]==='n')};
for(const e of find('[data-dish]'))e.hidden=!suits(e.dataset.dish);
for(const e of find('[data-unsuitable]'))e.hidden=suits(e.dataset.unsuitable);
for(const e of find('[data-dishes]')){
const count=find('[data-dish]:not([hidden])',e).length;
e.hidden=!count;
for(const c of find('[data-dish-count]',e))c.textContent=count+(count===1?' dish':' dishes');
if(e.id)for(const a of find('a[href="#'+CSS.escape(e.id)+'"]')){a.hidden=!count;for(const c of find('[data-section-count]',a))c.textContent=String(count)}}
for(const host of find('live-filter')){
const{facts='',total,noun}=host.dataset,tags=[];
for(const b of find('input[type=checkbox]',host)){
if((b.name==='diet'?diet:avoid).includes(b.value))b.checked=true;
if(b.checked&&b.name==='diet')tags.push(b.parentElement.textContent.trim())}
if(avoid.length)for(const d of find('form details',host))d.open=true;
const shown=facts.split(';').reduce((sum,group)=>{const[f,n]=group.split('*');return n&&suits(f)?sum+ +n:sum},0);
const out=order.filter(x=>avoid.includes(x)).map(x=>names[x]).join(', ');
const text=[...tags,...(out?[(tags[0]?'l':'L')+'eaving out '+out]:[])].join(', ');
const count=(text||shown!==+total?shown+' of ':'')+total+' '+(noun==='drink'?'drink':'dish')+(total==='1'?'':noun==='drink'?'s':'es');
const set={summary:p=>{p.textContent=text?text+' · '+count:count},note:p=>{p.hidden=!avoid.length},row:p=>p.classList.remove('screen-only'),none:p=>{p.hidden=shown>0},clear:p=>{p.hidden=false}};
for(const p of find('[data-filter-part]',host.closest('.tile')??host))set[p.dataset.filterPart]?.(p)}
}catch{}})(${JSON.stringify(namesInText)})`;

/** Does what `blocks/_shared/menu-filter/show-choice.ts` does for a saved profile. */
export const hideUnsuitable = source.replaceAll('\n', '');

const scriptId = 'diet.script';

/** Delays the first paint until the dishes are hidden, if there is a profile and the browser can wait. */
export const waitForDishes = `try{if(localStorage.getItem('${profileName}'))document.head.append(Object.assign(document.createElement('link'),{rel:'expect',blocking:'render',href:'#${scriptId}'}))}catch{}`;

/**
 * Applies the visitor's saved profile to the menus of a page before the first paint: nothing jumps, and no unsuitable
 * dish is seen. The site’s own script runs later.
 */
export const hideUnsuitableDishes = (html: string): string =>
  html.includes(' data-dish="') || html.includes('<live-filter')
    ? html
        .replace('</head>', () => `<script>${waitForDishes}</script></head>`)
        .replace(mainEnd, () => `${mainEnd}<script id="${scriptId}">${hideUnsuitable}</script>`)
    : html;
