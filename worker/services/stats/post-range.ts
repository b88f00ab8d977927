import * as v from 'valibot'
import { rangeBetween, shortestSpan } from '../../../schema/rules/stats/ranges'
import { statsMessages as messages } from '../../../schema/wording/stats-messages'
import type { Post } from '../../data/post/rows'
import type { Needs } from '../parts'
import { fail, ok } from '../result'
import { parseInput } from '../use-case'
import { readStats } from './read-stats'

const time = v.pipe(v.string(messages.noTimes), v.regex(/^\d{1,15}$/, messages.noTimes), v.transform(Number))
const Times = v.object({ startTimeMs: time, endTimeMs: time })

/**
 * What was counted of a story between two times, in milliseconds since 1970 UTC, in all and by UTC hours, days or months,
 * the shortest that are told of so long a range. Only for those who write the story. Rule: docs/rules/stats.md, "Ranges".
 */
export async function postRange(
  parts: Needs<'stats'>,
  { id, creatorId }: Pick<Post, 'id' | 'creatorId'>,
  given: { startTimeMs?: string | undefined; endTimeMs?: string | undefined },
) {
  const times = parseInput(Times, given)
  if (!times.ok) return times
  const { startTimeMs: from, endTimeMs: until } = times.value
  const range = rangeBetween(from, until)
  if (!range) return fail('BAD_REQUEST', from < until ? messages.tooMany.month : messages.noTimes)
  const by = shortestSpan(range)
  const stats = readStats(parts, { kind: 'story', id, creatorId }, range)
  const [{ views, reads, seconds }, periods] = await Promise.all([stats.total(), stats.periods(by)])
  const series = (periods ?? []).map(({ zone: _, ...period }) => period)
  return ok({ postId: id, from, until, by, views, reads, seconds, periods: series })
}
