import { LRUCache } from 'lru-cache'
import { SECOND } from '../../../schema/rules/time-units'
import { readingMessages as messages } from '../../../schema/wording/reading-messages'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { isolateMemory } from '../../isolate-memory'
import type { Needs } from '../parts'
import type { Actor } from '../policies/actor'
import { type Unread, whyUnread } from '../post/why-unread'
import { fail, ok, type Result } from '../result'

type ToldStory = Result<Post, Unread>

/** For how long it is remembered what visitors can read, in milliseconds. */
const REMEMBERED = 10 * SECOND
const MOST_REMEMBERED = 2000

/** Stories for visitors, by the country that they are in. */
const told = isolateMemory(
  new LRUCache<string, { until: number; story: ToldStory }>({ max: MOST_REMEMBERED }),
)

async function ask(parts: Needs<'db' | 'browser'>, actor: Actor, postId: string): Promise<ToldStory> {
  const post = await parts.db.first(postsByIds, JSON.stringify([postId]))
  const missing = fail('NOT_FOUND', messages.noPost, 'postId')
  const unread = await whyUnread(parts, actor, post, missing)
  return unread ?? (post ? ok(post) : missing)
}

/**
 * The story that somebody tells of reading; a failure if they can't read it. What visitors can read is remembered for ten
 * seconds, so that a story that many read isn't read with each of their reports.
 */
export async function toldStory(
  parts: Needs<'db' | 'browser' | 'clock'>,
  actor: Actor,
  postId: string,
): Promise<ToldStory> {
  if (actor) return ask(parts, actor, postId)
  const now = parts.clock.now()
  const key = `${postId} ${parts.browser.country}`
  const known = told.get(key)
  if (known && now < known.until && now >= known.until - REMEMBERED) return known.story
  const story = await ask(parts, actor, postId)
  // What is missing may come any moment, and costs nobody anything.
  if (story.ok) told.set(key, { until: now + REMEMBERED, story })
  return story
}
