import { MOST_LETTER_SUBJECT } from '../../../schema/rules/letter-content'
import { LETTER_WAITS_FOR_STORY, LETTERS_OF_NEWSLETTER } from '../../../schema/rules/letters'
import { letterMessages } from '../../../schema/wording/letter-messages'
import type { Statement } from '../../data/database'
import { dropWaitingLetters, moveWaitingLetters } from '../../data/letter/with-story'
import { insertLetter } from '../../data/letter/writes'
import type { Post } from '../../data/post/rows'
import type { Newsletter } from '../newsletter/find-newsletter'
import { firstUse } from '../newsletter/first-use'
import { ownAddressOf } from '../newsletter/subscribe-to-newsletter'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { type Failure, fail, ok, type Result } from '../result'
import { storyNewsletters } from './story-newsletters'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'newId' | 'lockouts'>

/** A story that is about to be published or planned. */
interface Publishing {
  post: Pick<
    Post,
    'id' | 'title' | 'state' | 'creatorId' | 'coAuthorIds' | 'collectionId' | 'firstPublishedAt'
  >
  sender: Person
  /** The newsletters that are to send it; nothing if that stays as it is. */
  newsletterIds: readonly string[] | undefined
  /** When it comes out, if that isn't now. */
  at: number | undefined
}

/** A letter that waits for its story, which gives it its subject again when it comes out. */
async function waitingLetter(
  parts: Parts,
  newsletter: Newsletter,
  { post, sender, at }: Publishing,
): Promise<Statement[]> {
  const now = parts.clock.now()
  const scheduledAt = at ?? now
  const address = newsletter.takesReplies ? await ownAddressOf(parts) : undefined
  return [
    ...firstUse(newsletter, now),
    insertLetter({
      id: parts.newId(),
      newsletterId: newsletter.id,
      postId: post.id,
      subject: [...post.title].slice(0, MOST_LETTER_SUBJECT).join(''),
      audience: 'all',
      repliesTo: address === undefined ? null : sender.id,
      holdsReplies: address !== undefined && newsletter.holdsReplies,
      state: 'scheduled',
      createdAt: now,
      scheduledAt,
      withStory: true,
      dueAt: scheduledAt + LETTER_WAITS_FOR_STORY,
    }),
  ]
}

/**
 * The statements by which newsletters send a story once it comes out, for the batch that publishes or plans it. What
 * other people have chosen stays. Rule: docs/rules/newsletters.md, "Sent when it is published".
 */
export async function lettersWithStory(
  parts: Parts,
  publishing: Publishing,
): Promise<Result<Statement[], Failure<'BAD_REQUEST'>>> {
  const { post, sender, newsletterIds, at } = publishing
  const isMoved = at !== undefined && post.state === 'scheduled' && post.firstPublishedAt !== at
  const moved = isMoved ? [moveWaitingLetters(post.id, at, at + LETTER_WAITS_FOR_STORY)] : []
  if (newsletterIds === undefined) return ok(moved)
  const offered = await storyNewsletters(parts, post, sender)
  const wanted = new Set(newsletterIds)
  const chosen = offered.filter(({ newsletter }) => wanted.has(newsletter.id))
  if (chosen.length < wanted.size) return fail('BAD_REQUEST', letterMessages.notThese, 'newsletterIds')
  const { most, windowMs } = LETTERS_OF_NEWSLETTER
  const statements: Statement[] = []
  for (const { newsletter, isWaiting } of chosen) {
    if (isWaiting) continue
    if ((await parts.lockouts.use('letters', newsletter.id, windowMs, most)) > most)
      return fail('BAD_REQUEST', letterMessages.tooMany, 'newsletterIds')
    statements.push(...(await waitingLetter(parts, newsletter, publishing)))
  }
  const dropped = offered.flatMap(({ newsletter: { id }, isWaiting }) =>
    isWaiting && !wanted.has(id) ? [id] : [],
  )
  return ok([
    ...(dropped.length === 0 ? [] : [dropWaitingLetters(post.id, JSON.stringify(dropped))]),
    ...statements,
    ...moved,
  ])
}
