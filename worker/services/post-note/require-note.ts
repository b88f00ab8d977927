import { postNotesWording } from '../../../schema/wording/post-notes'
import { leadersOfPost } from '../../data/collection/queries'
import { postsByIds } from '../../data/post/queries'
import { postNoteById, reviewersOfPost } from '../../data/post-note/queries'
import type { PostNote } from '../../data/post-note/rows'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { mayAnnotate, type NotePlace } from './place'

const { messages } = postNotesWording

type Parts = Needs<'db' | 'session' | 'browser'>

/** A person, and the story on which they may write notes. */
export interface Annotating {
  actor: Person
  place: NotePlace
}

export type NoNote = NoWriter | Failure<'NOT_FOUND'>

/** The viewer and a story, if they may leave notes on it. To others neither exists. */
export async function requireAnnotator(parts: Parts, postId: string): Promise<Result<Annotating, NoNote>> {
  const [writer, [post], leaders, reviewers] = await Promise.all([
    requireWriter(parts),
    parts.db.all(postsByIds, JSON.stringify([postId])),
    parts.db.all(leadersOfPost, postId),
    parts.db.all(reviewersOfPost, postId),
  ])
  if (!writer.ok) return writer
  const place = post?.kind === 'story' ? { post, leaders, reviewers } : undefined
  if (!place || !mayAnnotate(writer.value, place)) return fail('NOT_FOUND', messages.noStory, 'postId')
  return writer.value.isSuspended ? fail('FORBIDDEN', messages.suspended) : ok({ actor: writer.value, place })
}

const WHY_NOT = {
  answer: messages.suspended,
  change: messages.notYours,
  remove: messages.notYours,
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
  const [[post], leaders, reviewers] = await Promise.all([
    parts.db.all(postsByIds, JSON.stringify([note.postId])),
    parts.db.all(leadersOfPost, note.postId),
    parts.db.all(reviewersOfPost, note.postId),
  ])
  const actor = writer.value
  const place = post && { post, leaders, reviewers }
  const thing = place && ({ entity: 'postNote', note, ...place } as const)
  if (!thing || !can(actor, 'read', thing)) return none
  // What is deleted can only come back.
  if (note.deletedAt !== null && action !== 'remove') return none
  return can(actor, action, thing) ? ok({ actor, place, note }) : fail('FORBIDDEN', WHY_NOT[action])
}
