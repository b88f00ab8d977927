import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId, limit } from '../../../schema/inputs/text'
import { MOST_COUNTRIES } from '../../../schema/rules/reports'
import { moderationWording } from '../../../schema/wording/moderation'
import { reportMessages } from '../../../schema/wording/report-messages'
import { insertAct } from '../../data/moderation/acts'
import {
  expectWithheld,
  isDecidedMeanwhile,
  listTagsIfListed,
  setWithheld,
  unlistTags,
} from '../../data/moderation/writes'
import { postsByIds } from '../../data/post/queries'
import { listOrUnlist } from '../../data/post/writes'
import { savedPostById } from '../../data/post/writes-state'
import { forgetFormerTagWriters } from '../../data/tag/writes'
import { can } from '../policies/can'
import { staleTags } from '../post/cache-tags'
import { count, uncount } from '../post/save-story'
import { countriesOf } from '../post/withheld'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

const country = v.pipe(
  v.string(),
  limit('Two letters.'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, reportMessages.countries),
)

/** The countries after a change: those that stay keep their reason. */
function changed(before: Record<string, string>, codes: readonly string[], reason: string): string | null {
  const entries = codes.toSorted().map((code) => [code, before[code] ?? reason] as const)
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries))
}

/**
 * Withholds a story where the law demands it; no countries at all end that. Meanwhile it is in no lists, since they are
 * the same for everybody. Idempotent. Rule: docs/rules/reports.md, "Withheld in a country".
 */
export const withholdPost = defineUseCase(
  v.object({
    postId: entityId,
    countries: v.pipe(
      v.array(country),
      v.maxLength(MOST_COUNTRIES, reportMessages.tooManyCountries(MOST_COUNTRIES)),
      v.description('The two letters of each country; none at all show it everywhere again.'),
    ),
    reason,
  }),
  async (
    parts: ModerationParts,
    { postId, countries, reason },
  ): Promise<Result<{ id: string }, DecisionFailure>> => {
    const staff = await requireModerator(parts)
    if (!staff.ok) return staff
    const { db, clock, purger, reindex } = parts
    const [before, post] = await Promise.all([
      db.first(savedPostById, postId),
      db.first(postsByIds, JSON.stringify([postId])),
    ])
    if (!before || post?.kind !== 'story') return fail('NOT_FOUND', moderationWording.noStory, 'postId')
    if (!can(staff.value, 'moderate', { entity: 'post', post: before }))
      return fail('FORBIDDEN', moderationWording.ownStory, 'postId')
    const withheldIn = changed(countriesOf(post), [...new Set(countries)], reason)
    if (withheldIn === post.withheldIn) return ok({ id: postId })
    const now = clock.now()
    const isWithheld = withheldIn !== null
    const after = { ...before, isListed: isWithheld ? (0 as const) : (1 as const) }
    try {
      await db.write([
        expectWithheld(postId, post.withheldIn),
        ...uncount(postId),
        setWithheld(postId, withheldIn, now),
        unlistTags(postId),
        listOrUnlist(postId, now),
        listTagsIfListed(postId),
        ...count(postId),
        forgetFormerTagWriters(before.creatorId, JSON.parse(before.tags)),
        insertAct({
          at: now,
          staffId: staff.value.id,
          action: 'WITHHOLD',
          subjectKind: 'POST',
          subjectId: postId,
          reason,
          detail: Object.keys(JSON.parse(withheldIn ?? '{}') as object).join(' '),
        }),
        ...purger.statements(staleTags(purger.names, before, after), { now, urgent: true }),
      ])
    } catch (error) {
      if (!isDecidedMeanwhile(error)) throw error
      return fail('CONFLICT', moderationWording.changedMeanwhile)
    }
    reindex([postId])
    tellPersonLater(parts, before.creatorId, isWithheld ? 'withheld' : 'shownAgain', {
      reason,
      title: before.title,
    })
    await purger.request()
    return ok({ id: postId })
  },
)
