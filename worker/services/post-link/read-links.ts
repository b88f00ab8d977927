import { MOST_POST_LINKS } from '../../../schema/rules/own-stories'
import { linksOfPost, type PostLink } from '../../data/post-link/queries'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'

/** A story's links, with its id. */
export interface LinksOfPost {
  id: string
  links: PostLink[]
}

export const linksOf = async ({ db }: Needs<'db'>, postId: string): Promise<LinksOfPost> => ({
  id: postId,
  links: await db.all(linksOfPost, postId, MOST_POST_LINKS),
})

/** The private links of a story, for those who may change it. Rule: docs/rules/writing.md, "Private links". */
export async function readLinks(
  parts: Needs<'db' | 'session' | 'browser'>,
  postId: string,
): Promise<Result<LinksOfPost, NoWriter | Failure<'NOT_FOUND'>>> {
  const editor = await requireEditor(parts, postId, 'change')
  return editor.ok ? ok(await linksOf(parts, postId)) : editor
}
