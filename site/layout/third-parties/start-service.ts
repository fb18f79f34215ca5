import { now, placePlaceholder, type Step, type StepValue } from '#adapters/integrations/third-parties/third-party.ts';
import type { BrowserPlan } from './browser-plan.ts';
import { command, googleQueue } from './google-queue.ts';

type Service = BrowserPlan['services'][number];

const resolveValue = (value: StepValue, currentTime: unknown): unknown => (value === now ? currentTime : value);

function push(entry: { readonly [name: string]: StepValue }): void {
  const pairs = Object.entries(entry).map(([name, value]) => [name, resolveValue(value, Date.now())]);
  googleQueue().push(Object.fromEntries(pairs));
}

/** Calls a service’s own function. An error is reported like any error of its script and affects nothing else. */
function run({ owner, name, argument }: Extract<Step, { kind: 'run' }>, placeholderValue: string): void {
  const holder: unknown = owner === undefined ? window : Reflect.get(window, owner);
  const called: unknown = holder ? Reflect.get(Object(holder), name) : undefined;
  if (typeof called !== 'function') return;
  const pairs = Object.entries(argument).map(([key, value]) => [
    key,
    value === placePlaceholder ? placeholderValue : value,
  ]);
  try {
    called.call(holder, Object.fromEntries(pairs));
  } catch (error) {
    reportError(error);
  }
}

function runStep(step: Step, placeholderValue: string): void {
  if (step.kind === 'call') command(...step.args.map((value) => resolveValue(value, new Date())));
  else if (step.kind === 'push') push(step.entry);
  else run(step, placeholderValue);
}

function load({ script, before, after }: Service, parent: Element, placeholderValue: string): void {
  for (const step of before) runStep(step, placeholderValue);
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  if (placeholderValue !== '') element.dataset.connectionid = placeholderValue;
  element.addEventListener('load', () => {
    for (const step of after) runStep(step, placeholderValue);
  });
  parent.append(element);
}

/** Starts a service. One with a placeholder starts once in each such element, and not at all where there is none. */
export function startService(service: Service): void {
  if (service.place === undefined) {
    load(service, document.head, '');
    return;
  }
  for (const place of document.querySelectorAll(`[${service.place}]`)) {
    load(service, place, place.getAttribute(service.place) ?? '');
  }
}
