import { birthdayRule } from '../_shared/rules/birthday-rule.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';
import { requiredRule } from '../_shared/rules/required-rule.ts';

export const rules = [
  requiredRule('firstName', 'Enter your first name'),
  birthdayRule,
  listedRule('gender', 'Choose one of the answers'),
  listedRule('favRestaurantCode', 'Choose a restaurant from the list'),
  listedRule('interests', 'Choose from the list'),
];
