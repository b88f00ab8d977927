import { MOST_CO_AUTHORS } from '../../../schema/rules/own-stories'
import { type CoAuthorRow, coAuthorsOfPost } from '../../data/co-author/queries'
import { type NoWriter, requireEditor } from '../draft/require-writer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, ok, type Result } from '../result'

/** Everybody who writes a story beside its writer or is invited to. */
export interface CoAuthors {
  /** Of the story. */
  id: string
  /** Whether the viewer is its writer. */
  isWriter: boolean
  people: CoAuthorRow[]
}

export const listCoAuthors = async (
  { db }: Needs<'db'>,
  id: string,
  isWriter: boolean,
): Promise<CoAuthors> => ({ id, isWriter, people: await db.all(coAuthorsOfPost, id, MOST_CO_AUTHORS) })

/** The co-authors of a story, for those who may edit it. Rule: docs/rules/writing.md, "Co-authors". */
export async function readCoAuthors(
  parts: Needs<'db' | 'session' | 'browser'>,
  postId: string,
): Promise<Result<CoAuthors, NoWriter | Failure<'NOT_FOUND'>>> {
  const editor = await requireEditor(parts, postId, 'edit')
  if (!editor.ok) return editor
  const { writer, post } = editor.value
  return ok(await listCoAuthors(parts, postId, can(writer, 'own', { entity: 'post', post })))
}
