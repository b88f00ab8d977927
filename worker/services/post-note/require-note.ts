import { postNotesWording } from '../../../schema/wording/post-notes'
import { postNoteById } from '../../data/post-note/queries'
import type { PostNote } from '../../data/post-note/rows'
import { type Barred, barred, barrierTo } from '../block/barrier'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { authorsOf } from '../post/co-authors'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { type NotePlace, notePlace } from './place'

const { messages } = postNotesWording

type Parts = Needs<'db' | 'session' | 'browser'>

/** A person, and the story on which they may write notes. */
export interface Annotating {
  actor: Person
  place: NotePlace
}

export type NoNote = NoWriter | Failure<'NOT_FOUND'>

/**
 * The viewer and a story, if they may leave notes on it: those who write and edit it for each other, everybody else who
 * can read it for those who write it. To others neither exists.
 */
export async function requireAnnotator(
  parts: Parts,
  postId: string,
  action: 'annotate' | 'writeTo',
): Promise<Result<Annotating, NoNote | Unread>> {
  const [writer, place] = await Promise.all([requireWriter(parts), notePlace(parts.db, postId)])
  if (!writer.ok) return writer
  const actor = writer.value
  const missing = fail('NOT_FOUND', messages.noStory, 'postId')
  if (!place) return missing
  const thing = { entity: 'post', ...place } as const
  if (action === 'annotate' && !can(actor, 'annotate', thing)) return missing
  const unread = action === 'writeTo' ? await whyUnread(parts, actor, place.post, missing) : undefined
  if (unread) return unread
  if (!can(actor, 'reachOthers', SITE)) return fail('FORBIDDEN', messages.suspended)
  return can(actor, action, thing) ? ok({ actor, place }) : fail('FORBIDDEN', messages.notToYourself)
}

const WHY_NOT = {
  answer: messages.suspended,
  change: messages.notYours,
  remove: messages.notYours,
}

/** Why a reader and those who write a story can't write to one another: one of them blocks the other. */
export async function whyApart(
  { db }: Pick<Parts, 'db'>,
  { actor, place: { post } }: Annotating,
  readerId: string | null = null,
): Promise<Failed<Barred> | undefined> {
  const people = [...authorsOf(post), ...(readerId === null ? [] : [readerId])]
  const barrier = await barrierTo(db, actor.id, people)
  return barrier && barred(barrier)
}

/** The viewer and a note, for something that they do with it. */
export async function requireNote(
  parts: Parts,
  noteId: string,
  action: 'answer' | 'change' | 'remove',
): Promise<Result<Annotating & { note: PostNote }, NoNote>> {
  const [writer, note] = await Promise.all([requireWriter(parts), parts.db.first(postNoteById, noteId)])
  if (!writer.ok) return writer
  const none = fail('NOT_FOUND', messages.noNote, 'noteId')
  if (!note) return none
  const place = await notePlace(parts.db, note.postId)
  const actor = writer.value
  const thing = place && ({ entity: 'postNote', note, ...place } as const)
  if (!thing || !can(actor, 'read', thing)) return none
  // What is deleted can only come back.
  if (note.deletedAt !== null && action !== 'remove') return none
  return can(actor, action, thing) ? ok({ actor, place, note }) : fail('FORBIDDEN', WHY_NOT[action])
}
