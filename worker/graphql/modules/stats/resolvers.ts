import type { Dimension } from '../../../../schema/rules/stats/facts'
import { sourceOfPart } from '../../../../schema/rules/stats/sources'
import { statsMessages } from '../../../../schema/wording/stats-messages'
import type { Post as PostRow } from '../../../data/post/rows'
import { lettersOfStory } from '../../../services/letter/own-letters'
import { can } from '../../../services/policies/can'
import { isAuthor } from '../../../services/policies/post'
import { areReadable } from '../../../services/stats/are-readable'
import { medianStats, statsByStory, statsByTopic, statsByWriter } from '../../../services/stats/by-story'
import { readStats, type StatsPeriods, type StatsSubject } from '../../../services/stats/read-stats'
import { readingNow } from '../../../services/stats/reading-now'
import { storyActs } from '../../../services/stats/story-acts'
import { storyTotals } from '../../../services/stats/totals'
import type { GraphQLContext } from '../../context'
import { failureError } from '../../failures'
import type {
  Resolvers,
  StatsDimension,
  StatsRangeInput,
  StatsSkipReason,
  StatsSourceKind,
  StatsSpan,
} from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { byUseCase, showPost } from '../post/show'
import { askedRange } from './asked-range'

const DIMENSIONS_ASKED = {
  SOURCE: 'source',
  COUNTRY: 'country',
  DEVICE: 'device',
  LANGUAGE: 'language',
  READER: 'reader',
  PUBLICATION: 'publication',
} as const satisfies Record<StatsDimension, Dimension>

const SPANS = { HOUR: 'hour', DAY: 'day', MONTH: 'month' } as const satisfies Record<StatsSpan, string>

const statsOf = (context: GraphQLContext, subject: StatsSubject, range: StatsRangeInput | null | undefined) =>
  readStats(context.parts, subject, askedRange(context, range))

/** Whether the viewer runs a publication. */
async function runs({ reader, viewer }: GraphQLContext, collectionId: string | null): Promise<boolean> {
  if (collectionId === null) return false
  const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collectionId)])
  return can(actor, 'manage', { entity: 'collection', collection: { id: collectionId }, leaders })
}

/** Whether the viewer may see a story's stats. */
const mayMeasure = async (context: GraphQLContext, post: PostRow): Promise<boolean> =>
  isAuthor(await context.viewer(), { entity: 'post', post }) || runs(context, post.collectionId)

async function periodsOf(stats: StatsPeriods, { by }: { by?: StatsSpan | null }) {
  const periods = await stats.periods(by ? SPANS[by] : undefined)
  if (!periods && by)
    throw failureError({ code: 'BAD_REQUEST', field: 'by', message: statsMessages.tooMany[by && SPANS[by]] })
  return periods ?? []
}

/** What was counted in all. */
const totals = {
  views: async (stats: StatsPeriods) => (await stats.total()).views,
  reads: async (stats: StatsPeriods) => (await stats.total()).reads,
  seconds: async (stats: StatsPeriods) => (await stats.total()).seconds,
}

/** Stats of stories, writers and publications. Rules: docs/rules/stats.md. */
export const statsResolvers: Resolvers = {
  Viewer: {
    stats: (user, { range }, context) => statsOf(context, { kind: 'writer', id: user.id }, range),
    areStatsReadable: (_viewer, _args, { parts }) => areReadable(parts),
    readingNow: async ({ id }, _, context) => {
      const now = await readingNow(context.parts, context.reader, id)
      if (!now) return null
      const stories = now.stories.flatMap(({ post, pages }) => {
        const shown = showPost(context, post, byUseCase)
        return shown ? [{ post: shown, pages }] : []
      })
      return { total: now.total, stories }
    },
  },
  Post: {
    stats: async (post, { range }, context) =>
      (await mayMeasure(context, post))
        ? statsOf(context, { kind: 'story', id: post.id, creatorId: post.creatorId }, range)
        : null,
    reads: async (post, _args, { parts, viewer }) =>
      isAuthor(await viewer(), { entity: 'post', post })
        ? ((await storyTotals(parts, post))?.reads ?? null)
        : null,
    acts: async (post, { range }, context) =>
      (await mayMeasure(context, post)) ? storyActs(context.parts, post, askedRange(context, range)) : null,
    letters: async (post, _args, context) =>
      (await mayMeasure(context, post)) ? lettersOfStory(context.parts, post.id) : null,
  },
  Collection: {
    stats: async ({ id }, { range }, context) =>
      (await runs(context, id)) ? statsOf(context, { kind: 'publication', id }, range) : null,
  },
  Stats: {
    ...totals,
    sources: (stats) => stats.partsOf('source'),
    countries: (stats) => stats.partsOf('country'),
    devices: (stats) => stats.partsOf('device'),
    languages: (stats) => stats.partsOf('language'),
    readers: (stats) => stats.partsOf('reader'),
    depths: async (stats) => (await stats.partsOf('depth')).toSorted((a, b) => (a.part < b.part ? -1 : 1)),
    notCounted: (stats) => stats.partsOf('skipped'),
    periods: periodsOf,
    from: async (stats) => (await stats.periods())?.[0]?.from ?? stats.range.from,
    until: ({ range }) => range.until,
    zone: ({ range }) => range.zone.name,
    span: ({ span }) => enumName<StatsSpan>(span),
    before: (stats, _args, { clock }) => stats.before(clock.now()) ?? null,
    only: (stats, { dimension, name }) => stats.only(DIMENSIONS_ASKED[dimension], name),
    stories: async (stats, { kind, order, paging }, context) => {
      const asked = { kind: kind ?? 'STORY', order: order ?? 'VIEWS', paging }
      const [{ page, ...counts }, actor] = await Promise.all([
        statsByStory(context.reader, stats, asked),
        context.viewer(),
      ])
      const { subject } = stats
      const items = page.items.map((item) => ({
        ...item,
        post: showPost(
          context,
          item.post,
          (post) =>
            post.isListed === 1 ||
            isAuthor(actor, { entity: 'post', post }) ||
            (subject.kind === 'publication' && post.collectionId === subject.id),
        ),
      }))
      return { ...counts, ...connection('stories', { ...page, items }) }
    },
    median: (stats, _args, { reader }) => medianStats(reader, stats),
    writers: (stats, _args, { reader }) => statsByWriter(reader, stats),
    topics: (stats, _args, { reader }) => statsByTopic(reader, stats),
    publications: (stats) => (stats.subject.kind === 'writer' ? stats.partsOf('publication') : []),
  },
  StoryActs: {
    periods: (acts) => acts.periods(),
    versions: (acts) => acts.versions(),
    undatedClaps: (acts) => acts.undatedClaps(),
    follows: (acts) => acts.follows(),
  },
  StatsSlice: { ...totals, periods: periodsOf },
  StatsWriter: { user: async ({ id }, _args, { reader }) => (id && (await reader.users.load(id))) || null },
  StatsTopic: { tag: ({ tag }) => tag ?? null },
  StatsPublication: {
    publicationId: ({ part }) => part || null,
    collection: async ({ part }, _args, { reader }) =>
      (part && (await reader.collections.load(part))) || null,
  },
  StatsPart: { name: ({ part }) => part || null },
  StatsSource: {
    kind: ({ part }) => enumName<StatsSourceKind>(sourceOfPart(part).kind),
    name: ({ part }) => sourceOfPart(part).name || null,
  },
  StatsNotCounted: { reason: ({ part }) => enumName<StatsSkipReason>(part) },
}
