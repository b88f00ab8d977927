import { countOf, exactCount, pluralOf } from './counts'

/** Texts about opens and clicks of a letter. */
export const countingWording = {
  label: 'Opens and clicks',
  opened: 'Opened',
  clicked: 'Clicked',
  /** @param share as a percentage. */
  withShare: (count: number, share: string) => `${exactCount(count)} (${share})`,
  notCounted: 'Not counted',
  uncounted: (many: number, sent: number) =>
    `${exactCount(many)} of ${countOf(sent, 'recipient')} ${pluralOf(many, { one: 'isn’t', other: 'aren’t' })} counted, since they don’t want to be.`,
  loaded: (many: number) =>
    `For ${countOf(many, 'recipient')}, an email service loads pictures whether or not they read, so their opens aren’t known unless they click.`,
  note: 'Opens and clicks have their share of the recipients who can be counted. A letter’s page says how many can’t, and which links were followed.',
  late: 'Counts are a minute or two behind.',
  links: {
    title: 'Links followed',
    text: 'Recipients who followed each link, once each.',
    none: 'Nobody has followed a link yet.',
  },
} as const
