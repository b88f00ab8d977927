import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { newWelcomeId, welcomeDay, welcomeSubject, welcomeText } from '../../../schema/inputs/welcome'
import { MOST_WELCOME_LETTERS, WELCOME_DAY } from '../../../schema/rules/welcome'
import { welcomeMessages as messages } from '../../../schema/wording/welcome-messages'
import { type WelcomeLetter, welcomeById, welcomesOfNewsletter } from '../../data/welcome/queries'
import { hasThatDay, insertWelcome, setWelcome } from '../../data/welcome/writes'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { type NoSender, requireSender } from '../letter/require-sender'
import type { Newsletter } from '../newsletter/find-newsletter'
import { firstUse } from '../newsletter/first-use'
import { storyOfLetter } from '../newsletter/letter/letter-stories'
import type { Needs } from '../parts'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>
type NotSaved = NoSender | BannedLink | Failure<'BAD_REQUEST' | 'CONFLICT'>

const input = v.object({
  newsletterId: entityId,
  welcomeId: newWelcomeId,
  day: v.pipe(welcomeDay, v.description('Days after confirming: 0 for the welcome mail.')),
  isOn: v.boolean(),
  subject: v.nullish(v.pipe(welcomeSubject, v.description('The title of its story by default.')), ''),
  text: v.nullish(v.pipe(welcomeText, v.description('Of a welcome mail that sends no story.')), ''),
  postId: v.nullish(entityId, null),
})

type Wanted = v.InferOutput<typeof input>

/** What is wrong with what a mail says, if something is. */
function faultOf({ day, subject, text, postId }: Wanted): Failed<Failure<'BAD_REQUEST'>> | undefined {
  if (postId !== null) return text === '' ? undefined : fail('BAD_REQUEST', messages.oneOfBoth, 'text')
  if (day !== WELCOME_DAY) return fail('BAD_REQUEST', messages.storyOnly, 'postId')
  if (subject === '') return fail('BAD_REQUEST', messages.noSubject, 'subject')
  return text === '' ? fail('BAD_REQUEST', messages.noText, 'text') : undefined
}

/** Stores a mail as it is wanted. @returns why it can't be, if it can't. */
async function store(
  { db, clock }: Parts,
  newsletter: Newsletter,
  { newsletterId, welcomeId, day, isOn, subject, text, postId }: Wanted,
): Promise<Failed<Failure<'CONFLICT'>> | undefined> {
  const all = await db.all(welcomesOfNewsletter, newsletterId, MOST_WELCOME_LETTERS)
  const isKnown = all.some(({ id }) => id === welcomeId)
  if (all.some((other) => other.day === day && other.id !== welcomeId))
    return fail('CONFLICT', messages.dayTaken, 'day')
  if (!isKnown && all.length >= MOST_WELCOME_LETTERS) return fail('CONFLICT', messages.tooMany)
  const now = clock.now()
  const row = { id: welcomeId, newsletterId, day, isOn, subject, text, postId, createdAt: now }
  try {
    await db.write(
      isKnown
        ? [setWelcome(welcomeId, day, isOn, subject, text, postId)]
        : [...firstUse(newsletter, now), insertWelcome(row, MOST_WELCOME_LETTERS)],
    )
  } catch (error) {
    if (!hasThatDay(error)) throw error
    return fail('CONFLICT', messages.dayTaken, 'day')
  }
  return undefined
}

/**
 * Makes a mail that new subscribers get, or changes it. The same request again changes nothing. Rule:
 * docs/rules/newsletters.md, "Welcome mails".
 */
export const saveWelcomeLetter = defineUseCase(
  input,
  async (parts: Parts, wanted): Promise<Result<WelcomeLetter, NotSaved>> => {
    const { db } = parts
    const { newsletterId, welcomeId, subject, text, postId } = wanted
    const allowed = await requireSender(parts, newsletterId, messages.notYours)
    if (!allowed.ok) return allowed
    const { newsletter } = allowed.value
    const before = await db.first(welcomeById, welcomeId)
    if (before && before.newsletterId !== newsletterId) return fail('NOT_FOUND', messages.gone, 'welcomeId')
    const fault = faultOf(wanted) ?? (await bannedLinkIn(db, [subject, text], 'text'))
    if (fault) return fault
    if (postId !== null && !(await storyOfLetter(parts, newsletter, postId)))
      return fail('NOT_FOUND', messages.noStory, 'postId')
    const refused = await store(parts, newsletter, wanted)
    if (refused) return refused
    const after = await db.first(welcomeById, welcomeId)
    return after ? ok(after) : fail('CONFLICT', messages.tooMany)
  },
)
