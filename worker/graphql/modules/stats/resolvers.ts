import { rangeOf, wholeRange } from '../../../../schema/rules/stats/ranges'
import { sourceOfPart } from '../../../../schema/rules/stats/sources'
import { statsMessages } from '../../../../schema/wording/stats-messages'
import { can } from '../../../services/policies/can'
import { isAuthor } from '../../../services/policies/post'
import { readStats, type StatsSubject } from '../../../services/stats/read-stats'
import type { GraphQLContext } from '../../context'
import { failureError } from '../../failures'
import type {
  Resolvers,
  StatsRangeInput,
  StatsSkipReason,
  StatsSourceKind,
  StatsSpan,
} from '../../resolvers.generated'
import { enumName } from '../../results'

const SPANS = { HOUR: 'hour', DAY: 'day', MONTH: 'month' } as const satisfies Record<StatsSpan, string>

function statsOf(
  { parts, clock }: GraphQLContext,
  subject: StatsSubject,
  range: StatsRangeInput | null | undefined,
) {
  const asked = range ? rangeOf(range) : wholeRange(clock.now())
  if (!asked) throw failureError({ code: 'BAD_REQUEST', field: 'range', message: statsMessages.noRange })
  return readStats(parts, subject, asked)
}

/** Whether the viewer runs a publication. */
async function runs({ reader, viewer }: GraphQLContext, collectionId: string | null): Promise<boolean> {
  if (collectionId === null) return false
  const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collectionId)])
  return can(actor, 'manage', { entity: 'collection', collection: { id: collectionId }, leaders })
}

/** Stats of stories, writers and publications. Rules: docs/rules/stats.md. */
export const statsResolvers: Resolvers = {
  Viewer: {
    stats: (user, { range }, context) => statsOf(context, { kind: 'writer', id: user.id }, range),
  },
  Post: {
    stats: async (post, { range }, context) => {
      const mayMeasure =
        isAuthor(await context.viewer(), { entity: 'post', post }) || (await runs(context, post.collectionId))
      return mayMeasure
        ? statsOf(context, { kind: 'story', id: post.id, creatorId: post.creatorId }, range)
        : null
    },
  },
  Collection: {
    stats: async ({ id }, { range }, context) =>
      (await runs(context, id)) ? statsOf(context, { kind: 'publication', id }, range) : null,
  },
  Stats: {
    views: async (stats) => (await stats.total()).views,
    reads: async (stats) => (await stats.total()).reads,
    seconds: async (stats) => (await stats.total()).seconds,
    sources: (stats) => stats.partsOf('source'),
    countries: (stats) => stats.partsOf('country'),
    devices: (stats) => stats.partsOf('device'),
    languages: (stats) => stats.partsOf('language'),
    readers: (stats) => stats.partsOf('reader'),
    depths: async (stats) => (await stats.partsOf('depth')).toSorted((a, b) => (a.part < b.part ? -1 : 1)),
    notCounted: (stats) => stats.partsOf('skipped'),
    periods: async (stats, { by }) => {
      const periods = await stats.periods(SPANS[by])
      if (!periods)
        throw failureError({ code: 'BAD_REQUEST', field: 'by', message: statsMessages.tooMany[SPANS[by]] })
      return periods
    },
  },
  StatsPart: { name: ({ part }) => part || null },
  StatsSource: {
    kind: ({ part }) => enumName<StatsSourceKind>(sourceOfPart(part).kind),
    name: ({ part }) => sourceOfPart(part).name || null,
  },
  StatsNotCounted: { reason: ({ part }) => enumName<StatsSkipReason>(part) },
}
