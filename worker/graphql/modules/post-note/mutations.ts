import { addPostNote } from '../../../services/post-note/add-post-note'
import { deletePostNote } from '../../../services/post-note/delete-post-note'
import { editPostNote } from '../../../services/post-note/edit-post-note'
import { replyToPostNote } from '../../../services/post-note/reply-to-post-note'
import { resolvePostNote } from '../../../services/post-note/resolve-post-note'
import { restorePostNote } from '../../../services/post-note/restore-post-note'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const postNoteMutations: Resolvers = {
  Mutation: {
    addPostNote: mutation(addPostNote, 'PostNotes'),
    replyToPostNote: mutation(replyToPostNote, 'PostNotes'),
    editPostNote: mutation(editPostNote, 'PostNotes'),
    deletePostNote: mutation(deletePostNote, 'PostNotes'),
    restorePostNote: mutation(restorePostNote, 'PostNotes'),
    resolvePostNote: mutation(resolvePostNote, 'PostNotes'),
  },
}
