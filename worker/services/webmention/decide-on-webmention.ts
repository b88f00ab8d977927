import { webmentionDecision } from '../../../schema/inputs/webmention'
import { MOST_BLOCKED_DOMAINS } from '../../../schema/rules/webmentions'
import { webmentionMessages as messages } from '../../../schema/wording/webmention-messages'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { insertWebmentionBlock, setWebmentionStatus, webmentionById } from '../../data/webmention/incoming'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { canIn, findDiscussion } from '../response/discussion'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/**
 * Shows a page's mention of a story, hides it, or blocks its site for the story's writer as well: the people who decide on
 * responses do. Idempotent. Rule: docs/rules/webmentions.md, "Deciding".
 */
export const decideOnWebmention = defineUseCase(
  webmentionDecision,
  async (
    parts: Parameters<typeof requireWriter>[0] & Needs<'db' | 'clock' | 'purger'>,
    { webmentionId, decision },
  ): Promise<Result<Post, NoWriter | Failure<'NOT_FOUND'>>> => {
    const { db, clock, purger } = parts
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const mention = await db.first(webmentionById, webmentionId)
    const discussion = mention && (await findDiscussion(db, 'post', mention.postId))
    const isThere = mention && mention.status !== 'unchecked' && discussion?.kind === 'post'
    if (!isThere || !canIn(writer.value, discussion, 'read'))
      return fail('NOT_FOUND', messages.none, 'webmentionId')
    if (!canIn(writer.value, discussion, 'curate')) return fail('FORBIDDEN', messages.notCurator)
    const now = clock.now()
    const { creatorId: userId } = discussion.post
    await db.write([
      setWebmentionStatus(mention.id, decision === 'SHOW' ? 'shown' : 'hidden'),
      ...(decision === 'BLOCK'
        ? [insertWebmentionBlock({ userId, domain: mention.host, createdAt: now }, MOST_BLOCKED_DOMAINS)]
        : []),
      ...purger.statements([purger.names.responses(mention.postId)], { now }),
    ])
    await purger.request()
    const [post] = await db.all(postsByIds, JSON.stringify([mention.postId]))
    return post ? ok(post) : fail('NOT_FOUND', messages.none, 'webmentionId')
  },
)
