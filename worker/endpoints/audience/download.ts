import { MOST_AUDIENCE_DOWNLOADS } from '../../../schema/rules/audience'
import { audienceWording as wording } from '../../../schema/wording/audience'
import { exportKindsWording } from '../../../schema/wording/export-kinds'
import { followerDays, followerList } from '../../services/audience/write-audience'
import { can } from '../../services/policies/can'
import type { Endpoint } from '../endpoint'
import { tryLater } from '../failure-response'
import { streamOf } from '../stream-text'

/**
 * GET `/@{username}/audience/stats/export`: how many followers the writer gained and lost by day, as a table; with
 * `list=followers`, who they are. Rule: docs/rules/stats.md, "Audience".
 */
export const downloadAudience: Endpoint = async ({ request, url, reader, origin, clock, viewer, parts }) => {
  const actor = await viewer()
  const user = actor && (await reader.users.load(actor.id))
  if (!user || !can(actor, 'download', { entity: 'export', export: { ownerId: user.id } })) return undefined
  const list = url.searchParams.get('list')
  if (list !== null && list !== 'followers') return undefined
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const headers = {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${wording.fileName(user.username, list ?? 'audience', day)}"`,
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/csv; charset=utf-8',
    'x-content-type-options': 'nosniff',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { most, windowMs } = MOST_AUDIENCE_DOWNLOADS
  if ((await parts.lockouts.use('audience', user.id, windowMs, most)) > most)
    return tryLater('RATE_LIMITED', exportKindsWording.tooMany, windowMs / 1000)
  const taker = { db: reader.db, user, origin }
  return new Response(streamOf(list === 'followers' ? followerList(taker) : followerDays(taker)), { headers })
}
