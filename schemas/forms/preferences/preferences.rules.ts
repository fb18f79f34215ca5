import { birthdayRule } from '../birthday-rule.ts';
import { listedRule } from '../listed-rule.ts';

export const rules = [
  birthdayRule,
  listedRule('gender', 'Choose one of the answers'),
  listedRule('favRestaurantCode', 'Choose a restaurant from the list'),
  listedRule('interests', 'Choose from the list'),
];
