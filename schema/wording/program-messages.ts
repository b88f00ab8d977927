import { countOf, exactCount } from './counts'

/** Failures that programs and operators get, and that no page shows. */
export const programMessages = {
  foreignOrigin: 'Requests from other origins aren’t allowed.',
  tooManyReports: 'Too many requests. Send the rest later.',
  noExperiment: 'This experiment isn’t running.',
  operate: 'Send JSON: {"do": …} with the name of an act or a list, and its fields as texts.',
  coupon: {
    noCode: 'Give the coupon’s code as `code`.',
    code: 'A code needs 4 to 40 letters, digits and hyphens.',
    lastDay: 'Give the last day as `YYYY-MM-DD`.',
    pastDay: 'The last day is in the past.',
    uses: (most: number) => `The number of uses has to be from 1 to ${exactCount(most)}.`,
    discount: (names: string) => `The discount has to be one of ${names}.`,
    notFound: (code: string) => `There’s no coupon ${code}.`,
    exists: (code: string) => `There’s already a coupon ${code}.`,
    longName: (most: number) => `A username can be up to ${countOf(most, 'character')} long.`,
    noPerson: (username: string) => `There’s nobody called ${username}.`,
  },
} as const
