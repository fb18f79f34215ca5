import { choice, customValue, wholeNumber, yesOrNo } from './parse/value.ts';

/** A group of job titles and its positions. */
export interface JobTitleGroup {
  readonly name: string;
  readonly positions: readonly string[];
}

const defaultGroups: readonly JobTitleGroup[] = [
  { name: 'Bar', positions: ['bartender', 'bar-supervisor', 'bar-back'] },
  { name: 'foh team', positions: ['waiting-staff', 'host'] },
  { name: 'General Manager', positions: ['general-manager', 'assistant-manager'] },
  { name: 'foh support', positions: ['floor-supervisor', 'runner'] },
  { name: 'boh team', positions: ['chef-de-partie', 'commis-chef'] },
  { name: 'Head Chef', positions: ['head-chef', 'sous-chef'] },
  { name: 'boh support', positions: ['kitchen-porter'] },
];

function readGroups(text: string): readonly JobTitleGroup[] | undefined {
  const groups = text.split(';').map((group) => {
    const [name = '', positions = ''] = group.split('=', 2).map((part) => part.trim());
    return { name, positions: positions.split(',').map((position) => position.trim()) };
  });
  const isValid = groups.every(
    ({ name, positions }) =>
      name.length > 0 && name.length <= 60 && positions.every((position) => /^[a-z0-9-]{1,64}$/.test(position)),
  );
  return isValid ? groups : undefined;
}

/** Job search and applications. */
export const jobValues = {
  jobMaxDistance: wholeNumber('Distance in miles from which a job is left out of a search by place.', 100, 1, 13_000),
  jobSort: choice('Sort order of jobs in a search by place.', ['nearest-first'], 'nearest-first'),
  jobFullTimeSelected: yesOrNo('Whether the filter “full time” starts switched on.', true),
  jobPartTimeSelected: yesOrNo('Whether the filter “part time” starts switched on.', true),
  jobTitleGroups: customValue(
    {
      description: 'Groups of job titles with their positions.',
      mustBe: 'groups like Bar=bartender,bar-back;Head Chef=head-chef',
    },
    defaultGroups,
    readGroups,
  ),
  workHistoryYears: wholeNumber(
    'Number of start years that an application can choose from, including this year.',
    40,
    1,
    100,
  ),
  jobNameHyphen: yesOrNo('Whether names in applications may contain hyphens.', false),
};
