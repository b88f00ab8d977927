import { MENTIONS_TOLD, mentionedIn } from '../../../schema/rules/mentions'
import { NEWCOMER_FOR, NEWCOMER_MENTIONS } from '../../../schema/rules/newcomers'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database, Statement } from '../../data/database'
import { newcomersMentions, peopleToMention } from '../../data/mention/queries'
import { mentioned } from '../notification/events'
import { notifyStatements } from '../notification/notify'

interface Mentioning {
  /** The story or response. */
  postId: string
  /** The story or list that is discussed, or the story itself: mentions in it are shown together. */
  about: string
  writerId: string
  body: StoryBody
  now: number
  /** People who hear of it anyway. */
  without: readonly string[]
}

/**
 * Statements that tell the people whom a text mentions, for the batch that publishes it, and who they are. Each person
 * hears once of a text, however often it is published, and only some of somebody whose account is new. Rule:
 * docs/rules/mentions.md, "Who is told".
 */
export async function tellMentioned(
  db: Database,
  { postId, about, writerId, body, now, without }: Mentioning,
): Promise<{ statements: Statement[]; told: string[] }> {
  const ids = mentionedIn(body)
    .filter((id) => id !== writerId && !without.includes(id))
    .slice(0, MENTIONS_TOLD)
  if (ids.length === 0) return { statements: [], told: [] }
  const { most, windowMs } = NEWCOMER_MENTIONS
  const [people, newcomer] = await Promise.all([
    db.all(peopleToMention, JSON.stringify(ids), writerId),
    db.first(newcomersMentions, writerId, now - NEWCOMER_FOR, now - windowMs, most),
  ])
  const left = newcomer ? most - newcomer.told : people.length
  const told = people.slice(0, left).map(({ id }) => id)
  const recipients = told.map((userId) => ({ userId, kind: 'mention' as const }))
  return { statements: notifyStatements(recipients, mentioned(postId, about, writerId), now), told }
}
