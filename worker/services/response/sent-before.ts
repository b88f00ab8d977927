import type { StoryBody } from '../../../schema/story/paragraph'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Database } from '../../data/database'
import { versionsOfPost } from '../../data/post/draft-queries'
import type { Post } from '../../data/post/rows'
import { type Failure, fail, ok, type Result } from '../result'
import { bodyOf } from './body-of'
import { responseMarkdown } from './response-markdown'

/**
 * What comes of a response whose key was sent before: what that published, if it said the same, however it has been
 * changed since. Other words are refused, so that whoever sends them knows that they weren't published.
 */
export async function sentBefore(
  db: Database,
  published: Post,
  body: StoryBody,
): Promise<Result<Post, Failure<'CONFLICT'>>> {
  const first = await db.first(versionsOfPost, published.id, 2, 1)
  const isSaid =
    !first || responseMarkdown(await bodyOf(db, { versionId: first.id })) === responseMarkdown(body)
  return isSaid ? ok(published) : fail('CONFLICT', responseMessages.sentBefore)
}
