import * as v from 'valibot'
import { noteKey, notePassage, paragraphName, postNoteText } from '../../../schema/inputs/post-note'
import { entityId } from '../../../schema/inputs/text'
import { findAnchor } from '../../../schema/rules/anchors'
import type { NoteAudience } from '../../../schema/rules/post-notes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { paragraphText } from '../../../schema/story/text'
import { postNotesWording } from '../../../schema/wording/post-notes'
import type { Blocked } from '../block/barrier'
import { isAuthor } from '../policies/post'
import { readableBody } from '../post/readable-body'
import type { Unread } from '../post/why-unread'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { deskOf } from './place'
import { type Annotating, type NoNote, requireAnnotator, requireReader } from './require-note'
import { type NoteParts, type NotWritten, storeNote, type WrittenNote } from './store-note'
import { takesReaderNotes } from './takes-reader-notes'

const { messages } = postNotesWording

/** Who reads a note, by the name in the API. */
const AUDIENCES = { EDITORS: 'editors', AUTHORS: 'authors', READER: 'reader' } as const satisfies Readonly<
  Record<string, NoteAudience>
>

interface Audience {
  audience: NoteAudience
  collectionId: string | null
}

/** For whom a note is: where the story is with a publication, also for its editors, unless an author wants it not to be. */
function audienceOf(
  { actor, place }: Annotating,
  asked: keyof typeof AUDIENCES | null | undefined,
): Result<Audience, Failure<'CONFLICT'>> {
  if (asked === 'READER') return ok({ audience: 'reader', collectionId: null })
  const collectionId = deskOf(place)
  if (asked === 'EDITORS' && collectionId === null) return fail('CONFLICT', messages.noEditors, 'audience')
  const isOwn =
    isAuthor(actor, { entity: 'post', ...place }) && (asked === 'AUTHORS' || collectionId === null)
  return ok(isOwn ? { audience: 'authors', collectionId: null } : { audience: 'editors', collectionId })
}

/** The text that somebody writes a note on: the newest one, or as a reader what they read. */
async function annotatedBody(parts: NoteParts, { actor, place }: Annotating, isReader: boolean) {
  if (isReader) return readableBody(parts.db, actor, place.post)
  return (await parts.drafts.read(place.post.id))?.document.body ?? []
}

/** Whether a paragraph of a text has these words. */
function hasPassage(body: StoryBody, name: string, words: string): boolean {
  const paragraph = body.find((one) => one.name === name)
  if (!paragraph || words === '') return paragraph !== undefined
  return findAnchor([{ name, text: paragraphText(paragraph) }], { paragraph: name, words }) !== undefined
}

/**
 * Leaves a note on a story, or on a passage of it. Sending it twice with a key writes it once. Rule:
 * docs/rules/post-notes.md, "Writing".
 */
export const addPostNote = defineUseCase(
  v.object({
    postId: entityId,
    key: noteKey,
    text: postNoteText,
    paragraph: v.nullish(paragraphName),
    passage: v.nullish(notePassage),
    audience: v.nullish(v.picklist(Object.keys(AUDIENCES) as (keyof typeof AUDIENCES)[], messages.noEditors)),
  }),
  async (
    parts: NoteParts,
    { postId, key, text, paragraph, passage, audience },
  ): Promise<Result<WrittenNote, NoNote | Unread | Blocked | NotWritten>> => {
    const isReader = audience === 'READER'
    const required = await (isReader ? requireReader : requireAnnotator)(parts, postId)
    if (!required.ok) return required
    if (isReader && !(await takesReaderNotes(parts, required.value.place.post.creatorId)))
      return fail('FORBIDDEN', messages.notTaken)
    const readers = audienceOf(required.value, audience)
    if (!readers.ok) return readers
    const name = paragraph ?? null
    const words = name === null ? '' : (passage ?? '')
    if (name !== null && !hasPassage(await annotatedBody(parts, required.value, isReader), name, words))
      return fail('CONFLICT', messages.noPassage, 'passage')
    return storeNote(parts, required.value, {
      ...readers.value,
      key,
      text,
      parentId: null,
      paragraph: name,
      words: words === '' ? null : words,
    })
  },
)
