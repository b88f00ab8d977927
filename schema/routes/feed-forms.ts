/**
 * Feeds in their other forms: each at the address of its RSS, followed by the form's suffix. Rules: docs/rules/routes.md,
 * docs/rules/feeds.md, "Other forms".
 */
import { rss } from './rss'

/** The forms besides RSS, by the end of their routes' names. */
export const FEED_SUFFIXES = { Json: '.json', Atom: '.atom' } as const
type Form = keyof typeof FEED_SUFFIXES

/** What only its owner reads, from its own address, has one form. Rule: docs/rules/private-feeds.md. */
type FeedName = {
  [Name in keyof typeof rss]: (typeof rss)[Name]['kind'] extends 'feed' ? Name : never
}[Exclude<keyof typeof rss, 'PrivateFeed'>]

type InForm<F extends Form> = {
  [Name in FeedName as `${Name}${F}`]: Omit<(typeof rss)[Name], 'path'> & {
    readonly path: `${(typeof rss)[Name]['path']}${(typeof FEED_SUFFIXES)[F]}`
  }
}

const inForm = <F extends Form>(form: F): InForm<F> =>
  Object.fromEntries(
    Object.entries(rss)
      .filter(([name, { kind }]) => kind === 'feed' && name !== 'PrivateFeed')
      .map(([name, row]) => [name + form, { ...row, path: row.path + FEED_SUFFIXES[form] }]),
  ) as InForm<F>

export const feedForms = { ...inForm('Json'), ...inForm('Atom') }
