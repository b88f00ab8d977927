import {
  ACTIVE_FOR,
  LETTER_AUDIENCES,
  type LetterAudience,
  MOST_LETTER_TAGS,
} from '../../../schema/rules/letters'
import {
  activeAmong,
  recentlyActiveSubscribers,
  subscribedWithTag,
  subscribersSince,
  taggedAmong,
  tagsOfSubscribed,
} from '../../data/letter/audience'
import { type Letter, subscriberCounts } from '../../data/letter/queries'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { Needs } from '../parts'

/** Which part of a newsletter's subscribers gets a letter. Rule: docs/rules/newsletters.md, "The part that gets it". */
export interface Audience {
  audience: LetterAudience
  audienceTag: string | null
  audienceSince: number | null
}

/** An audience as the API names it. */
export const audienceName = (audience: LetterAudience) =>
  audience.toUpperCase().replace('-', '_') as
    | Uppercase<Exclude<LetterAudience, 'not-members'>>
    | 'NOT_MEMBERS'

/** What chooses an audience, without what is there for another one. @param name as the API has it. */
export const audienceOf = (
  name: ReturnType<typeof audienceName>,
  tag: string | null | undefined,
  since: number | null | undefined,
): Audience => {
  const audience = LETTER_AUDIENCES.find((one) => audienceName(one) === name) ?? 'all'
  return {
    audience,
    audienceTag: (audience === 'tag' ? tag : null) ?? null,
    audienceSince: (audience === 'since' ? since : null) ?? null,
  }
}

/** A subscriber who may be in it. */
interface Candidate {
  id: string
  userId: string | null
  createdAt: number
  isMember: 0 | 1
}

/** For whose stories somebody is active. */
const ownerOf = ({ id, collection }: Pick<Newsletter, 'id' | 'collection'>): string => collection?.id ?? id

const listed = (ids: readonly string[]): string => JSON.stringify(ids)

/** The subscribers, of some, whom a letter is for. @param at when its sending started. */
export async function inAudience<Someone extends Candidate>(
  { db }: Needs<'db'>,
  { audience, audienceTag, audienceSince }: Pick<Letter, keyof Audience>,
  newsletter: Pick<Newsletter, 'id' | 'collection'>,
  people: readonly Someone[],
  at: number,
): Promise<Someone[]> {
  if (audience === 'all') return [...people]
  if (audience === 'since') return people.filter(({ createdAt }) => createdAt >= (audienceSince ?? 0))
  if (audience === 'members' || audience === 'not-members')
    return people.filter(({ isMember }) => (isMember === 1) === (audience === 'members'))
  if (audience === 'tag') {
    const rows = await db.all(taggedAmong, listed(people.map(({ id }) => id)), audienceTag ?? '')
    const tagged = new Set(rows.map(({ id }) => id))
    return people.filter(({ id }) => tagged.has(id))
  }
  const userIds = people.flatMap(({ userId }) => userId ?? [])
  const rows = await db.all(activeAmong, listed(userIds), ownerOf(newsletter), at - ACTIVE_FOR)
  const active = new Set(rows.map(({ id }) => id))
  return people.filter(({ userId }) => (userId !== null && active.has(userId)) === (audience === 'active'))
}

/**
 * How many of a newsletter's subscribers a part of them has now.
 *
 * @param mailedAt now for whoever would get a letter by mail; null for all, as the list of subscribers has them.
 */
export async function sizeOfAudience(
  { db }: Needs<'db'>,
  newsletter: Pick<Newsletter, 'id' | 'collection'>,
  { audience, audienceTag, audienceSince }: Audience,
  now: number,
  mailedAt: number | null,
): Promise<number> {
  const { id } = newsletter
  const only = async (row: Promise<{ subscribers: number } | undefined>) => (await row)?.subscribers ?? 0
  const active = () =>
    only(db.first(recentlyActiveSubscribers, id, ownerOf(newsletter), now - ACTIVE_FOR, mailedAt))
  if (audience === 'tag') return only(db.first(subscribedWithTag, id, audienceTag ?? '', mailedAt))
  if (audience === 'since') return only(db.first(subscribersSince, id, audienceSince ?? 0, mailedAt))
  if (audience === 'active') return active()
  const counts = (await db.first(subscriberCounts, id, now, mailedAt)) ?? { all: 0, members: 0 }
  if (audience === 'members') return counts.members
  if (audience === 'not-members') return counts.all - counts.members
  return audience === 'quiet' ? counts.all - (await active()) : counts.all
}

/** The tags by which a newsletter's letters can be sent, and how many get a letter by each. */
export const audienceTags = async (
  { db, clock }: Needs<'db' | 'clock'>,
  newsletterId: string,
): Promise<{ tag: string; count: number }[]> =>
  (await db.all(tagsOfSubscribed, newsletterId, clock.now(), MOST_LETTER_TAGS)).map(
    ({ tag, subscribers }) => ({
      tag,
      count: subscribers,
    }),
  )
