import { MOST_AUDIENCE_DOWNLOADS } from '../../../schema/rules/audience'
import { audienceWording as wording } from '../../../schema/wording/audience'
import { exportKindsWording } from '../../../schema/wording/export-kinds'
import { followerDays, followerList } from '../../services/audience/write-audience'
import { can } from '../../services/policies/can'
import { downloadFile } from '../download-file'
import type { Endpoint } from '../endpoint'

/**
 * GET `/@{username}/audience/stats/export`: how many followers the writer gained and lost by day, as a table; with
 * `list=followers`, who they are. Rule: docs/rules/stats.md, "Audience".
 */
export const downloadAudience: Endpoint = async (context) => {
  const { url, reader, origin, clock, viewer } = context
  const actor = await viewer()
  const user = actor && (await reader.users.load(actor.id))
  if (!user || !can(actor, 'download', { entity: 'export', export: { ownerId: user.id } })) return undefined
  const list = url.searchParams.get('list')
  if (list !== null && list !== 'followers') return undefined
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const taker = { db: reader.db, user, origin }
  return downloadFile(context, {
    fileName: wording.fileName(user.username, list ?? 'audience', day),
    contentType: 'text/csv; charset=utf-8',
    limit: {
      of: 'audience',
      userId: user.id,
      ...MOST_AUDIENCE_DOWNLOADS,
      message: exportKindsWording.tooMany,
    },
    pieces: () => (list === 'followers' ? followerList(taker) : followerDays(taker)),
  })
}
