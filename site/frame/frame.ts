import { defineElements } from '#blocks/elements.generated.ts';
import { startFrameworkWhenNear } from './start-framework.ts';

defineElements();
startFrameworkWhenNear();
