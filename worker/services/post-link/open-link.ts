import { sha256 } from '../../../schema/rules/hex'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Post } from '../../data/post/rows'
import { postOfKey } from '../../data/post-link/queries'
import type { Reader } from '../../data/reader'
import { isShown } from '../../data/user/shown'
import { withForeignIds } from '../media/foreign-pictures'
import type { Needs } from '../parts'
import { shownBody } from '../post/shown-body'

/** A story with the text that a link opens. */
export type OpenedPost = Post & { opened: StoryBody }

const isOut = ({ state }: Post): boolean => state === 'published' || state === 'unlisted'

/**
 * The story that a private link opens: a draft with its newest text, one that readers know with what they know, whole.
 * Nothing for a wrong key or a revoked one. Rule: docs/rules/writing.md, "Private links".
 */
export async function openLink(
  { drafts, keys }: Needs<'drafts' | 'keys'>,
  reader: Reader,
  postId: string,
  key: string,
): Promise<OpenedPost | undefined> {
  const post = await reader.db.first(postOfKey, await sha256(key), postId)
  const writer = post && (await reader.users.load(post.creatorId))
  if (!post || !writer || !isShown(writer)) return undefined
  if (isOut(post))
    return { ...post, opened: post.versionId ? await shownBody(reader, keys, post.versionId) : [] }
  const draft = await drafts.read(postId)
  if (!draft) return undefined
  const { title, subtitle, body } = draft.document
  return { ...post, title, subtitle, opened: await withForeignIds(keys, body) }
}
