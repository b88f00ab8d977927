import { keepsHistory, PROGRESS_STEPS } from '../../../../schema/rules/reading-history'
import { readingMinutes } from '../../../../schema/rules/reading-time'
import { DAY } from '../../../../schema/rules/time-units'
import { readingMessages } from '../../../../schema/wording/reading-messages'
import { placesKey } from '../../../data/reading-history/rows'
import { can } from '../../../services/policies/can'
import { isAuthor } from '../../../services/policies/post'
import { lastPlace } from '../../../services/reading-history/last-place'
import { daysOf, readingHistoryOf } from '../../../services/reading-history/lists'
import { readsByDay } from '../../../services/stats/totals'
import { preferencesOf, viewerRow } from '../../../services/viewer/facts'
import { failureError } from '../../failures'
import type { ReadingDevice, Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { showPosts } from '../post/show'

/** The reading history. Rules: docs/rules/reading-history.md. */
export const readingHistoryResolvers: Resolvers = {
  Viewer: {
    readingHistory: async (user, { paging }, context) => {
      const { reader, viewer, parts } = context
      const [page, actor] = await Promise.all([
        readingHistoryOf(reader.db, user.id, parts.browser.country, paging),
        viewer(),
      ])
      for (const item of page.items) reader.posts.prime(item.id, item)
      const items = showPosts(context, page.items, (post) => can(actor, 'see', { entity: 'post', post }))
      return connection('items', { ...page, items })
    },
    readingHistoryState: async (user, _args, { parts }) => {
      const preference = preferencesOf(await viewerRow(parts, user.id)).get('readingHistory')
      if (preference === 'paused') return 'PAUSED'
      return keepsHistory(preference, parts.browser.isTrackingAllowed) ? 'KEPT' : 'NOT_TRACKED'
    },
  },
  Post: {
    readsByDay: async (post, { period }, { viewer, clock, parts }) => {
      const actor = await viewer()
      if (!isAuthor(actor, { entity: 'post', post })) return null
      const days = daysOf(period, clock.now())
      if (!days)
        throw failureError({ code: 'BAD_REQUEST', field: 'period', message: readingMessages.noPeriod })
      const rows = await readsByDay(parts, post, days.from, days.until)
      return rows.map(({ day, ...counted }) => ({
        day: new Date(day * DAY).toISOString().slice(0, 10),
        ...counted,
      }))
    },
  },
  PostViewerEdge: {
    readingPlace: async (post, _args, { reader, viewer }) => {
      const actor = await viewer()
      if (!actor) return null
      return lastPlace(await reader.readingPlaces.load(placesKey(actor.id, post.id)))
    },
  },
  ReadingHistoryItem: {
    id: ({ postId }) => postId,
    post: (item) => item,
    progress: ({ progress, finishedAt }) => (finishedAt === null ? progress / PROGRESS_STEPS : 1),
    minutesLeft: ({ readingTime, progress, finishedAt }) =>
      finishedAt === null ? readingMinutes(readingTime * (1 - progress / PROGRESS_STEPS)) : 0,
    isFinished: ({ finishedAt }) => finishedAt !== null,
  },
  ReadingPlace: {
    paragraphName: ({ paragraph }) => paragraph,
    progress: ({ progress }) => progress / PROGRESS_STEPS,
    device: ({ device }) => enumName<ReadingDevice>(device),
  },
}
