import { postNotesWording } from '../../../schema/wording/post-notes'
import { readPeople } from '../../data/people'
import { postNoteById } from '../../data/post-note/queries'
import type { PostNote } from '../../data/post-note/rows'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { authorsOf } from '../post/co-authors'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { mayAnnotate, type NotePlace, notePlace } from './place'

const { messages } = postNotesWording

type Parts = Needs<'db' | 'session' | 'browser'>

/** A person, and the story on which they may write notes. */
export interface Annotating {
  actor: Person
  place: NotePlace
}

export type NoNote = NoWriter | Failure<'NOT_FOUND'>

/** Blocks between somebody and the writers of a story, and the reader whose note it is. */
const barrierTo = (
  { db }: Pick<Parts, 'db'>,
  actor: Person,
  { post }: NotePlace,
  readerId: string | null = null,
): Promise<Barrier | null> =>
  blockBetween(readPeople(db), actor, [...authorsOf(post), ...(readerId === null ? [] : [readerId])])

/** The viewer and a story whose text they may leave notes on, for those who write and edit it. To others it doesn't exist. */
export async function requireAnnotator(parts: Parts, postId: string): Promise<Result<Annotating, NoNote>> {
  const [writer, place] = await Promise.all([requireWriter(parts), notePlace(parts.db, postId)])
  if (!writer.ok) return writer
  const actor = writer.value
  if (!place || !mayAnnotate(actor, place)) return fail('NOT_FOUND', messages.noStory, 'postId')
  return can(actor, 'reachOthers', SITE) ? ok({ actor, place }) : fail('FORBIDDEN', messages.suspended)
}

/** The viewer and a story to whose writers they may write, as somebody else who can read it. */
export async function requireReader(
  parts: Parts,
  postId: string,
): Promise<Result<Annotating, NoNote | Unread | Blocked>> {
  const [writer, place] = await Promise.all([requireWriter(parts), notePlace(parts.db, postId)])
  if (!writer.ok) return writer
  const actor = writer.value
  const missing = fail('NOT_FOUND', messages.noStory, 'postId')
  if (!place) return missing
  const [unread, barrier] = await Promise.all([
    whyUnread(parts, actor, place.post, missing),
    barrierTo(parts, actor, place),
  ])
  if (unread) return unread
  if (can(actor, 'writeTo', { entity: 'post', ...place, barrier })) return ok({ actor, place })
  if (!can(actor, 'reachOthers', SITE)) return fail('FORBIDDEN', messages.suspended)
  return barrier ? blockedFailure(barrier) : fail('FORBIDDEN', messages.notToYourself)
}

const NONE = fail('NOT_FOUND', messages.noNote, 'noteId')

const WHY_NOT = {
  answer: messages.suspended,
  resolve: messages.suspended,
  change: messages.notYours,
  remove: messages.notYours,
}

type PlacedNote = Annotating & { note: PostNote }

/** The viewer and a note in its place, whether or not it is for them. */
async function findNote(parts: Parts, noteId: string): Promise<Result<PlacedNote, NoNote>> {
  const [writer, note] = await Promise.all([requireWriter(parts), parts.db.first(postNoteById, noteId)])
  if (!writer.ok) return writer
  const place = note && (await notePlace(parts.db, note.postId))
  return place ? ok({ actor: writer.value, place, note }) : NONE
}

const noteThing = ({ note, place }: PlacedNote) => ({ entity: 'postNote', note, ...place }) as const

/** The thing that policies ask about, with the block between the actor and the others if it is a reader's note. */
const apartThing = async (parts: Parts, placed: PlacedNote) => {
  const { actor, place, note } = placed
  const barrier = note.audience === 'reader' ? await barrierTo(parts, actor, place, note.startedBy) : null
  return { ...noteThing(placed), barrier }
}

/** Why somebody can't do something with a note, apart from a block. What is deleted can only come back. */
const whyNot = (
  placed: PlacedNote,
  action: keyof typeof WHY_NOT,
): Failed<Failure<'NOT_FOUND' | 'FORBIDDEN'>> =>
  can(placed.actor, 'read', noteThing(placed)) && (placed.note.deletedAt === null || action === 'remove')
    ? fail('FORBIDDEN', WHY_NOT[action])
    : NONE

/** The viewer and a note, for actions that notify nobody. To everybody else the note doesn't exist. */
export async function requireNote(
  parts: Parts,
  noteId: string,
  action: 'resolve' | 'remove',
): Promise<Result<PlacedNote, NoNote>> {
  const placed = await findNote(parts, noteId)
  if (!placed.ok) return placed
  return can(placed.value.actor, action, noteThing(placed.value)) ? placed : whyNot(placed.value, action)
}

/** The viewer and a note, for what the others read. */
export async function requireReachableNote(
  parts: Parts,
  noteId: string,
  action: 'answer' | 'change',
): Promise<Result<PlacedNote, NoNote | Blocked>> {
  const placed = await findNote(parts, noteId)
  if (!placed.ok) return placed
  const thing = await apartThing(parts, placed.value)
  if (can(placed.value.actor, action, thing)) return placed
  const refused = whyNot(placed.value, action)
  return thing.barrier && refused.failure.code !== 'NOT_FOUND' ? blockedFailure(thing.barrier) : refused
}

/** Why the viewer can't bring back a note that they have deleted. */
export async function whyNotRestored(
  parts: Parts,
  placed: PlacedNote,
): Promise<Failed<Blocked | Failure<'NOT_FOUND' | 'FORBIDDEN'>> | undefined> {
  const thing = await apartThing(parts, placed)
  if (can(placed.actor, 'restore', thing)) return undefined
  return thing.barrier ? blockedFailure(thing.barrier) : whyNot(placed, 'remove')
}
