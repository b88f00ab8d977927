import { mayManage } from '../../../services/newsletter/letter/leaders'
import { readSubscriberStats, type SubscriberStats } from '../../../services/newsletter/read-subscriber-stats'
import type { Resolvers, StatsSpan } from '../../resolvers.generated'
import { enumName } from '../../results'
import { askedRange } from '../stats/asked-range'

const sumOf = ({ periods }: SubscriberStats, what: 'gained' | 'lost'): number =>
  periods.reduce((sum, period) => sum + period[what], 0)

/** What became of newsletters' subscribers (docs/rules/newsletters.md, "Stats"). */
export const newsletterStatsResolvers: Resolvers = {
  NewsletterV3: {
    subscriberStats: async (newsletter, { range }, context) =>
      (await mayManage(context.parts, context.viewer, newsletter))
        ? readSubscriberStats(context.parts, newsletter.id, askedRange(context, range))
        : null,
  },
  SubscriberStats: {
    from: ({ periods, range }) => periods[0]?.from ?? range.from,
    until: ({ range }) => range.until,
    zone: ({ range }) => range.zone.name,
    span: ({ span }) => enumName<StatsSpan>(span),
    active: ({ states }) => states.active ?? 0,
    pending: ({ states }) => states.pending ?? 0,
    left: ({ states }) => states.unsubscribed ?? 0,
    bounced: ({ states }) => states.bounced ?? 0,
    complained: ({ states }) => states.complained ?? 0,
    gained: (stats) => sumOf(stats, 'gained'),
    lost: (stats) => sumOf(stats, 'lost'),
    periods: ({ periods }) => [...periods],
    sources: ({ sources }) => [...sources],
  },
  SubscriberSourceCount: {
    gained: ({ subscribers }) => subscribers,
  },
}
