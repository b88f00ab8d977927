import * as v from 'valibot'
import { subscriberTag } from '../../../schema/inputs/subscriber'
import { entityId, oneLine } from '../../../schema/inputs/text'
import { MOST_LETTER_PREHEADER, MOST_LETTER_SUBJECT } from '../../../schema/rules/letter-content'
import { LETTER_AUDIENCES, LETTERS_OF_NEWSLETTER } from '../../../schema/rules/letters'
import { inputWording } from '../../../schema/wording/inputs'
import { letterMessages } from '../../../schema/wording/letter-messages'
import { type Letter, letterById, letterOfStory } from '../../data/letter/queries'
import { insertLetter } from '../../data/letter/writes'
import { firstUse } from '../newsletter/first-use'
import { storyOfLetter } from '../newsletter/letter/letter-stories'
import { ownAddressOf } from '../newsletter/subscribe-to-newsletter'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { type Audience, audienceName, audienceOf, sizeOfAudience } from './audience'
import { requestLetters } from './request-letters'
import { type NoSender, requireSender } from './require-sender'

export type LetterMakingParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'newId' | 'lockouts' | 'letterQueue'
>
export type NotSent = NoSender | Failure<'BAD_REQUEST' | 'CONFLICT' | 'RATE_LIMITED'>

const AUDIENCES = LETTER_AUDIENCES.map(audienceName)

/** What a letter is asked for with. */
export const letterEntries = {
  newsletterId: entityId,
  postId: entityId,
  subject: oneLine({
    max: MOST_LETTER_SUBJECT,
    tooLong: letterMessages.subject,
    missing: letterMessages.noSubject,
  }),
  preheader: v.nullish(
    v.pipe(
      oneLine({ max: MOST_LETTER_PREHEADER, tooLong: letterMessages.preheader }),
      v.description('What mail programs show beside the subject.'),
    ),
    '',
  ),
  audience: v.nullish(
    v.pipe(v.picklist(AUDIENCES, inputWording.invalid), v.description('`ALL` by default.')),
    'ALL',
  ),
  audienceTag: v.nullish(v.pipe(subscriberTag, v.description('For `TAG` alone, which needs it.')), null),
  audienceSince: v.nullish(
    v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.description('For `SINCE` alone, which needs it.')),
    null,
  ),
  takesReplies: v.nullish(
    v.pipe(
      v.boolean(),
      v.description(
        "Whether replies go to the viewer's own address, which readers see then. As the newsletter says by default.",
      ),
    ),
    null,
  ),
}
interface LetterInput extends v.InferOutput<v.ObjectSchema<typeof letterEntries, undefined>> {}

/** What makes two letters of a story the same one. */
const ASKED = [
  'subject',
  'preheader',
  'audience',
  'audienceTag',
  'audienceSince',
  'repliesTo',
] as const satisfies readonly (keyof Letter)[]

/** The part that a letter is asked to go to, or what is missing or wrong. */
function audienceIn(
  { audience, audienceTag, audienceSince }: LetterInput,
  now: number,
): Result<Audience, Failure<'BAD_REQUEST'>> {
  const chosen = audienceOf(audience, audienceTag, audienceSince)
  if (chosen.audience === 'tag' && chosen.audienceTag === null)
    return fail('BAD_REQUEST', letterMessages.noTag, 'audienceTag')
  if (chosen.audience === 'since' && (chosen.audienceSince === null || chosen.audienceSince > now))
    return fail('BAD_REQUEST', letterMessages.noSince, 'audienceSince')
  return ok(chosen)
}

/** The same letter again is no other one: a button was pressed twice, or an answer was lost. */
const asBefore = (before: Letter, wanted: Pick<Letter, (typeof ASKED)[number]>, at: number | undefined) =>
  before.state !== 'stopped' &&
  (at === undefined ? before.scheduledAt === before.createdAt : before.scheduledAt === at) &&
  ASKED.every((key) => before[key] === wanted[key])
    ? ok(before)
    : fail('CONFLICT', letterMessages.alreadySent, 'postId')

/** Makes a letter that goes out at a time, or at once. */
export async function makeLetter(
  parts: LetterMakingParts,
  input: LetterInput,
  at?: number,
): Promise<Result<Letter, NotSent>> {
  const { db, clock, newId, lockouts, letterQueue } = parts
  const { newsletterId, postId, subject, preheader } = input
  const allowed = await requireSender(parts, newsletterId)
  if (!allowed.ok) return allowed
  const { sender, newsletter } = allowed.value
  const chosen = audienceIn(input, clock.now())
  if (!chosen.ok) return chosen
  const [post, before, size, address] = await Promise.all([
    storyOfLetter(parts, newsletter, postId),
    db.first(letterOfStory, newsletterId, postId),
    // Whoever reads it in a digest, or after a pause, is somebody to send it for.
    sizeOfAudience(parts, newsletter, chosen.value, clock.now(), null),
    (input.takesReplies ?? newsletter.takesReplies) ? ownAddressOf(parts) : undefined,
  ])
  if (!post) return fail('NOT_FOUND', letterMessages.noStory, 'postId')
  if (input.takesReplies && address === undefined)
    return fail('BAD_REQUEST', letterMessages.noAddress, 'takesReplies')
  const repliesTo = address === undefined ? null : sender.id
  const wanted = { subject, preheader, ...chosen.value, repliesTo }
  const holdsReplies = repliesTo !== null && newsletter.holdsReplies
  if (before) return asBefore(before, wanted, at)
  if (at === undefined && size === 0) return fail('CONFLICT', letterMessages.nobody, 'audience')
  const { most, windowMs } = LETTERS_OF_NEWSLETTER
  if ((await lockouts.use('letters', newsletterId, windowMs, most)) > most)
    return fail('RATE_LIMITED', letterMessages.tooMany)
  const now = clock.now()
  const id = newId()
  await db.write([
    ...firstUse(newsletter, now),
    insertLetter({
      id,
      newsletterId,
      postId,
      ...wanted,
      holdsReplies,
      state: 'scheduled',
      createdAt: now,
      scheduledAt: at ?? now,
      dueAt: at ?? now,
    }),
  ])
  const stored = await db.first(letterById, id)
  if (!stored) {
    const other = await db.first(letterOfStory, newsletterId, postId)
    return other ? asBefore(other, wanted, at) : fail('CONFLICT', letterMessages.alreadySent, 'postId')
  }
  if (at === undefined) await requestLetters(letterQueue, [{ letterId: id, turn: 0 }])
  return ok(stored)
}
