import {
  MOST_NOTES_OF_READER,
  MOST_NOTES_WRITTEN,
  MOST_POST_NOTES,
  MOST_READER_NOTES,
  MOST_WRITTEN_TO_WRITERS,
  type NoteAudience,
} from '../../../schema/rules/post-notes'
import { postNotesWording } from '../../../schema/wording/post-notes'
import {
  noteCount,
  noteCountOfReader,
  notesOfThread,
  postNoteOfKey,
  readerNoteCount,
} from '../../data/post-note/queries'
import type { PostNote } from '../../data/post-note/rows'
import { insertPassage, insertPostNote, isWrittenAlready } from '../../data/post-note/writes'
import { noteWritten } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { isAuthor } from '../policies/post'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import type { NotesOfStory } from './read-notes'
import type { Annotating } from './require-note'
import { toldOf } from './told'

/** What the use cases that write notes take. */
export type NoteParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'lockouts' | 'later' | 'channels' | 'drafts' | 'newId'
>

/** A note to write. */
export type NewNote = Pick<PostNote, 'parentId' | 'audience' | 'collectionId' | 'paragraph' | 'text'> & {
  key: string
  /** The words that it is about. */
  words: string | null
}

export type NotWritten = Failure<'CONFLICT' | 'RATE_LIMITED'>

/** The notes with the one that was written. */
export type WrittenNote = NotesOfStory & { noteId: string }

const { messages } = postNotesWording

const isReaders = ({ actor, place }: Annotating, audience: NoteAudience): boolean =>
  audience === 'reader' && !isAuthor(actor, { entity: 'post', ...place })

/** Why somebody can't have one more note on a story, or one more answer, if it is for these. */
export async function whyFull(
  { db }: Needs<'db'>,
  annotating: Annotating,
  audience: NoteAudience,
): Promise<Failed<Failure<'CONFLICT'>> | undefined> {
  const { actor, place } = annotating
  const { id } = place.post
  const [all, own] = await Promise.all([
    db.first(audience === 'reader' ? readerNoteCount : noteCount, id),
    isReaders(annotating, audience) ? db.first(noteCountOfReader, id, actor.id) : undefined,
  ])
  if ((own?.count ?? 0) >= MOST_NOTES_OF_READER)
    return fail('CONFLICT', messages.tooManyOfYours(MOST_NOTES_OF_READER))
  const limit = audience === 'reader' ? MOST_READER_NOTES : MOST_POST_NOTES
  return (all?.count ?? 0) >= limit ? fail('CONFLICT', messages.tooMany(limit)) : undefined
}

/** Whether somebody may write one more note now, as far as their number goes. */
async function checkLimit(
  parts: NoteParts,
  annotating: Annotating,
  audience: NoteAudience,
): Promise<Failed<NotWritten> | undefined> {
  const isReader = isReaders(annotating, audience)
  const { most, windowMs } = isReader ? MOST_WRITTEN_TO_WRITERS : MOST_NOTES_WRITTEN
  const what = isReader ? 'notes-to-writers' : 'post-notes'
  return (await parts.lockouts.use(what, annotating.actor.id, windowMs, most)) > most
    ? fail('RATE_LIMITED', messages.tooOften)
    : whyFull(parts, annotating, audience)
}

/** Stores a note or a reply, and notifies those whom it is for. Rule: docs/rules/post-notes.md, "Writing". */
export async function storeNote(
  parts: NoteParts,
  annotating: Annotating,
  { key, words, ...content }: NewNote,
): Promise<Result<WrittenNote, NotWritten>> {
  const { db, clock, newId } = parts
  const { actor, place } = annotating
  const postId = place.post.id
  // Of each story and each note that is answered, since the same key elsewhere is another note.
  const noteKey = `${content.parentId ?? postId} ${key}`
  const written = async () => {
    const note = await db.first(postNoteOfKey, actor.id, noteKey)
    return note && ok({ id: postId, place, noteId: note.id })
  }
  const before = await written()
  if (before) return before
  const refused = await checkLimit(parts, annotating, content.audience)
  if (refused) return refused
  const now = clock.now()
  const note = { id: newId(), postId, authorId: actor.id, noteKey, createdAt: now, ...content }
  const thread = note.parentId === null ? [] : await db.all(notesOfThread, note.parentId, MOST_POST_NOTES)
  const told = toldOf(place, note, thread)
  const event = noteWritten({
    id: note.id,
    beginsWith: note.parentId ?? note.id,
    actorId: actor.id,
    postId,
  })
  try {
    await db.write([
      insertPostNote(note),
      ...(words === null ? [] : [insertPassage({ noteId: note.id, postId, words })]),
      ...notifyStatements(told, event, now),
    ])
  } catch (error) {
    // The note was sent twice at once.
    const other = isWrittenAlready(error) ? await written() : undefined
    if (other) return other
    throw error
  }
  parts.later(
    tellTabs(
      parts,
      told.map(({ userId }) => userId),
    ),
  )
  return ok({ id: postId, place, noteId: note.id })
}
