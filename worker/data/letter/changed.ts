/** Letters whose story was changed while they are being sent. Rule: docs/rules/newsletters.md, "A story that is changed meanwhile". */
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { letter } from '../../../schema/tables/letter'
import { post } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { update, write } from '../sql/write'
import { hasTurn } from './writes'

/** Whether a letter may go on: it is a digest, its story is as it sends it, or its sender doesn't want it to follow. */
export const followsStory = or(
  isNotNull(letter.digestAt),
  some(
    post,
    and(
      eq(post.id, letter.postId),
      or(eq(post.versionId, letter.versionId), eq(post.versionId, letter.declinedVersionId)),
    ),
  ),
)

/** Its sender is asked about a version, once. @param until when it goes on without an answer. */
export const askAboutVersion = write(
  (id: Param<string>, turn: Param<number>, versionId: Param<string>, until: Param<number>) =>
    update(letter).set({ askedVersionId: versionId, askedUntil: until }).where(hasTurn(id, turn)),
)

/** Nobody has answered. */
export const declineUnanswered = write((id: Param<string>, turn: Param<number>, versionId: Param<string>) =>
  update(letter)
    .set({ declinedVersionId: versionId, askedVersionId: null, askedUntil: null })
    .where(hasTurn(id, turn)),
)

/** What an answer changes besides the text: whoever waits for it goes on. */
const answered = (now: Param<number>) =>
  ({
    askedVersionId: null,
    askedUntil: null,
    dueAt: sql`case when ${letter.waitsFor} = 'answer' then ${now} else ${letter.dueAt} end`,
    waitsFor: sql`case when ${letter.waitsFor} = 'answer' then null else ${letter.waitsFor} end`,
  }) as const

/** A letter on its way, whose story still is as its sender has seen it. */
const isAsked = (id: Param<string>, versionId: Param<string>) =>
  and(
    eq(letter.id, id),
    inArray(letter.state, ['sending', 'paused']),
    some(post, and(eq(post.id, letter.postId), eq(post.versionId, versionId))),
  )

/** The rest gets the text that the others have got. */
export const declineVersion = write((id: Param<string>, versionId: Param<string>, now: Param<number>) =>
  update(letter)
    .set({ ...answered(now), declinedVersionId: versionId })
    .where(isAsked(id, versionId)),
)

/** The rest gets the new text. */
export const takeVersion = write((id: Param<string>, versionId: Param<string>, now: Param<number>) =>
  update(letter)
    .set({ ...answered(now), versionId, declinedVersionId: null })
    .where(isAsked(id, versionId)),
)
