import { ENDED_NEWSLETTER_KEPT } from '../../../schema/rules/newsletters'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { insertPastRecipients } from '../../data/letter/past'
import { insertLetter } from '../../data/letter/writes'
import { subscriberById } from '../../data/newsletter/queries'
import { insertNewsletter, insertSubscriber, suppressAddress } from '../../data/newsletter/writes'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { insertSubscriberTags } from '../../data/subscriber/writes'
import { suppressionHash } from '../../services/newsletter/suppression'
import type { Demo } from './demo'
import { demoId } from './ids'
import { type DemoLetter, type DemoNewsletter, GOES_OUT_IN, NEWSLETTERS } from './newsletters'
import { countsOf, recipientsOf } from './recipients-of'
import { type DemoSubscriber, subscribersOf } from './subscribers-of'
import { digestStatements } from './write-digests'

/** When a letter began to go out, or will. */
function startOf({ state }: DemoLetter, { since }: DemoNewsletter, post: Post, now: number): number {
  if (state === 'scheduled') return now + GOES_OUT_IN
  if (state === 'sending') return now - 2 * HOUR
  if (state === 'paused') return now - 3 * HOUR
  return Math.max((post.firstPublishedAt ?? 0) + 2 * HOUR, since + 30 * DAY)
}

interface Writing {
  newsletter: DemoNewsletter
  name: string
  post: Post
  subscribers: readonly DemoSubscriber[]
  now: number
}

function letterStatements(letter: DemoLetter, { newsletter, name, post, subscribers, now }: Writing) {
  const { state, story } = letter
  const id = demoId('letter', `${newsletter.id} ${story}`)
  const at = startOf(letter, newsletter, post, now)
  const recipients = recipientsOf(id, { state, rhythm: 'each' }, subscribers, at)
  const isStarted = state !== 'scheduled'
  const isOver = state === 'sent' || state === 'stopped'
  const row = insertLetter({
    id,
    newsletterId: newsletter.id,
    postId: post.id,
    versionId: isStarted ? post.versionId : null,
    senderName: isStarted ? name : '',
    newsletterName: isStarted ? name : '',
    subject: post.title,
    preheader: post.subtitle,
    audience: 'all',
    repliesTo: newsletter.takesReplies ? demoId('user', newsletter.sender) : null,
    state,
    stopReason: state === 'stopped' ? 'person' : null,
    createdAt: isStarted ? at : now,
    scheduledAt: at,
    startedAt: isStarted ? at : null,
    finishedAt: isOver ? at + 6 * MINUTE : null,
    // The one that is being sent waits for the next day of the mail service.
    dueAt: state === 'scheduled' ? at : state === 'sending' ? now - (now % DAY) + DAY : null,
    waitsFor: state === 'sending' ? 'day' : null,
    turn: isStarted ? 1 : 0,
    isGathered: isStarted,
    ...countsOf(recipients),
  })
  return [row, insertPastRecipients(id, JSON.stringify(recipients))]
}

/** What a newsletter's owner is called; nothing if they aren't in the demo. */
function ownerOf(parts: Demo['parts'], { user, publication }: DemoNewsletter): string | undefined {
  if (publication !== undefined)
    return parts.find((part) => part.publication.slug === publication)?.publication.name
  return parts.flatMap(({ people }) => people).find(({ username }) => username === user)?.name
}

interface Place {
  /** What its owner is called. */
  owner: string
  posts: readonly Post[]
  /** How many subscribe to the newsletters before. */
  before: number
}

/** A newsletter with its letters, in one batch: either all of it is there, or none. */
async function write({ db, keys, now }: Demo, newsletter: DemoNewsletter, { owner, posts, before }: Place) {
  const { id, user, publication, slug, description, color, rhythm, sendsStories, takesReplies, deletedDays } =
    newsletter
  const name = newsletter.name || owner
  const letters = newsletter.letters.flatMap((letter) => {
    const post = posts.find((one) => one.id === demoId('post', letter.story))
    return post ? [{ letter, post }] : []
  })
  const sentAt = letters
    .map(({ letter, post }) => startOf(letter, newsletter, post, now))
    .filter((at) => at < now)
    .toSorted((a, b) => a - b)
  const subscribers = subscribersOf(newsletter, { first: before, name, sentAt, now })
  const suppressed = await Promise.all(
    subscribers.map(
      async ({ email, state, leftAt }): Promise<Statement[]> =>
        state === 'bounced' || state === 'complained'
          ? [
              suppressAddress({
                emailHash: await suppressionHash({ keys }, email),
                reason: state,
                createdAt: leftAt ?? now,
              }),
            ]
          : [],
    ),
  )
  await db.write([
    insertNewsletter({
      id,
      userId: user ? demoId('user', user) : null,
      collectionId: publication ? demoId('collection', publication) : null,
      createdAt: newsletter.since,
      ...(slug === undefined ? {} : { slug }),
      name: newsletter.name,
      description,
      color,
      rhythm,
      sendsStories,
      takesReplies,
      ...(deletedDays === undefined
        ? {}
        : { offAt: now - deletedDays * DAY, goneAt: now - deletedDays * DAY + ENDED_NEWSLETTER_KEPT }),
    }),
    ...subscribers.flatMap(({ tags, ...row }) => [
      insertSubscriber(row),
      ...(tags.length === 0 ? [] : [insertSubscriberTags(row.id, JSON.stringify(tags))]),
    ]),
    ...suppressed.flat(),
    ...letters.flatMap(({ letter, post }) =>
      letterStatements(letter, { newsletter, name, post, subscribers, now }),
    ),
    ...(deletedDays === undefined
      ? digestStatements({
          newsletterId: id,
          name,
          letters: letters
            .map(({ letter, post }) => ({ post, at: startOf(letter, newsletter, post, now) }))
            .filter(({ at }) => at < now),
          subscribers,
          now,
        })
      : []),
  ])
}

/** Writes newsletters, who gets them, and their letters. One that has been written before isn't changed. */
export async function writeNewsletters(demo: Demo): Promise<void> {
  const stories = NEWSLETTERS.flatMap(({ letters }) => letters.map(({ story }) => demoId('post', story)))
  const posts = await demo.db.all(postsByIds, JSON.stringify([...new Set(stories)]))
  let before = 0
  for (const newsletter of NEWSLETTERS) {
    const owner = ownerOf(demo.parts, newsletter)
    const isThere = await demo.db.first(subscriberById, demoId('subscriber', `${newsletter.id} 0`))
    if (owner !== undefined && !isThere) await write(demo, newsletter, { owner, posts, before })
    before += newsletter.size
  }
}
