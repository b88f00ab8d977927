import type { PostNote } from '../../data/post-note/rows'
import type { Recipient } from '../notification/events'
import { authorsOf } from '../post/co-authors'
import type { NotePlace } from './place'

/**
 * Who hears of a note: the other side. What an author writes for the editors is for the editors and the other authors,
 * what an editor writes for the authors, and a reply also for those who have written in that place, as long as they may
 * read it. A reader's notes are for the authors, and the answers for the reader, too. Rule: docs/rules/post-notes.md, "Who is told".
 */
export function toldOf(
  place: NotePlace,
  note: Pick<PostNote, 'authorId' | 'audience' | 'collectionId' | 'parentId'>,
  thread: readonly Pick<PostNote, 'authorId'>[],
): Recipient[] {
  const authors = authorsOf(place.post)
  const editors =
    note.audience === 'editors'
      ? [...place.leaders, ...place.reviewers]
          .filter(({ collectionId }) => collectionId === note.collectionId)
          .map(({ userId }) => userId)
      : []
  const taking = new Set(thread.map(({ authorId }) => authorId))
  if (note.audience === 'reader')
    return [...new Set([...authors, ...taking])]
      .filter((userId): userId is string => userId !== null && userId !== note.authorId)
      .map((userId) => ({ userId, kind: 'reader-note' as const }))
  const isAuthors = note.authorId !== null && authors.includes(note.authorId)
  const others = note.parentId === null ? (isAuthors ? editors : []) : editors.filter((id) => taking.has(id))
  return [...new Set([...authors, ...others])]
    .filter((userId) => userId !== note.authorId)
    .map((userId) => ({ userId, kind: 'note' as const }))
}
