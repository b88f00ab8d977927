import { dayText } from '../../../../schema/rules/partner/months'
import { countriesOfEarnings, daysIn, daysOfEarnings } from '../../../services/partner/earnings-by-day'
import { enrollmentOf } from '../../../services/partner/enrollment'
import { isAuthor } from '../../../services/policies/post'
import { viewerRow } from '../../../services/viewer/facts'
import type { GraphQLContext } from '../../context'
import type { Resolvers, StatsRangeInput } from '../../resolvers.generated'
import { askedRange } from '../stats/asked-range'

/** What somebody has earned, of a story or of all of theirs. */
async function earningsOf(
  context: GraphQLContext,
  userId: string,
  postId: string | undefined,
  range: StatsRangeInput | null | undefined,
) {
  const place = enrollmentOf(await viewerRow(context.parts, userId))
  return place ? { partnerId: place.id, postId, range: askedRange(context, range) } : null
}

/** What writers earn by day and by country (docs/rules/partner.md, "Earnings by day"). */
export const earningsResolvers: Resolvers = {
  Viewer: {
    earnings: ({ id }, { range }, context) => earningsOf(context, id, undefined, range),
  },
  Post: {
    earnings: async (post, { range }, context) => {
      const actor = await context.viewer()
      return actor && isAuthor(actor, { entity: 'post', post })
        ? earningsOf(context, actor.id, post.id, range)
        : null
    },
  },
  WriterEarnings: {
    firstDay: ({ range }) => dayText(daysIn(range)[0]),
    lastDay: ({ range }) => dayText(daysIn(range)[1]),
    days: (earnings, _args, { parts }) => daysOfEarnings(parts, earnings),
    countries: (earnings, _args, { parts }) => countriesOfEarnings(parts, earnings),
  },
  EarningsDay: { day: ({ day }) => dayText(day) },
}
