import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { lastHidingOf } from '../../data/moderation/acts'
import type { People } from '../../data/people'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { AskViewer } from '../policies/actor'
import { isAuthor } from '../policies/post'
import { hiddenBecause } from './story'
import { withheldFor } from './withheld'

/** Why a story isn't shown, as its page says it, and everything below its address. */
export interface Hidden {
  code: 'POST_SUSPENDED' | 'REMOVED_BY_USER' | 'WITHHELD_IN_COUNTRY'
  message: string
  /** Whether staff has taken it down. */
  isTakenDown?: boolean
}

/** Why nobody can read a story that was out: staff has taken it down, or has yet to look at it. */
export async function whyTaken(
  { db }: Pick<Reader, 'db'>,
  post: Post | undefined,
): Promise<Hidden | undefined> {
  // Nothing is said of a story that was never out, or whose writer's account was removed.
  if (post?.state !== 'removed' || post.firstPublishedAt === null || post.versionId === null) return undefined
  const hiding = await db.first(lastHidingOf, 'POST', post.id)
  if (!hiding) return undefined
  const isReview = hiding.action === 'REVIEW'
  const message = isReview ? hiddenPostWording.review : hiddenPostWording.violation
  return { code: 'POST_SUSPENDED', message, isTakenDown: !isReview }
}

/**
 * Why a story isn't shown where the viewer is; its writers see it everywhere.
 *
 * @param countryOf where the viewer is. Asked only if it matters, since answers that depend on it aren't shared.
 */
export async function whyWithheld(
  post: Post,
  viewer: AskViewer,
  countryOf: () => string | null,
): Promise<Hidden | undefined> {
  if (post.withheldIn === null) return undefined
  const withheld = withheldFor(post, countryOf())
  if (!withheld || isAuthor(await viewer(), { entity: 'post', post })) return undefined
  const message = hiddenPostWording.withheld(withheld.country, withheld.reason)
  return { code: 'WITHHELD_IN_COUNTRY', message }
}

/** Why this viewer can't read a story that is out: because of its writer, or of where the viewer is. */
export async function whyHidden(
  people: Pick<People, 'users'>,
  post: Post,
  viewer: AskViewer,
  countryOf: () => string | null,
): Promise<Hidden | undefined> {
  const reason = await hiddenBecause(people, post, viewer)
  if (reason === undefined) return whyWithheld(post, viewer, countryOf)
  return reason === 'suspended'
    ? { code: 'POST_SUSPENDED', message: hiddenPostWording.suspended }
    : { code: 'REMOVED_BY_USER', message: hiddenPostWording.removed }
}
