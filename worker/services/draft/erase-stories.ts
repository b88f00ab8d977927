import type { Statement } from '../../data/database'
import {
  deletePartsOfErased,
  deleteTagsOfErased,
  deleteVersionsOfErased,
  eraseTrashed,
} from '../../data/post/trash-writes'
import { deleteNotesOfErased, deletePassagesOfErased } from '../../data/post-note/writes'
import { deleteQuotesOfErased } from '../../data/quote/writes'
import { forgetSourceOfErased } from '../../data/response/writes'

/**
 * The statements that delete the words of stories in the trash for good, and their places in series. One that isn't
 * there any more stays. Rule: docs/rules/writing.md, "Trash".
 */
export const eraseStatements = (ids: readonly string[], now: number): Statement[] =>
  ids.flatMap((id) => [
    eraseTrashed(id, now),
    deleteVersionsOfErased(id),
    deleteTagsOfErased(id),
    deletePartsOfErased(id),
    deletePassagesOfErased(id),
    deleteNotesOfErased(id),
    forgetSourceOfErased(id),
    deleteQuotesOfErased(id),
  ])
