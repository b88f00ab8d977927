import { MOST_NEWSLETTERS } from '../../../schema/rules/newsletters'
import { collectionsByIds } from '../../data/collection/queries'
import { lettersOfPost } from '../../data/letter/queries'
import { newslettersWithReaders } from '../../data/letter/with-story'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { ShownSettings } from '../draft/read-settings'
import { requireWriter } from '../draft/require-writer'
import { findNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import { newsletterThing } from '../newsletter/letter/leaders'
import { newslettersOf } from '../newsletter/newsletters-of-collection'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'

/** What says by which newsletters a story can be sent. */
type Story = Pick<Post, 'id' | 'creatorId' | 'coAuthorIds' | 'collectionId'>

/** One that can send a story once it comes out. */
interface StoryNewsletter {
  newsletter: Newsletter
  /** Whether it waits for the story already. */
  isWaiting: boolean
}

/** A story's newsletters that somebody may send: their own, if they write it, and those of its publication. */
async function sendable(parts: Needs<'db'>, post: Story, sender: Person): Promise<Newsletter[]> {
  const [own, [collection]] = await Promise.all([
    authorsOf(post).includes(sender.id) ? findNewsletter(parts, sender.id) : undefined,
    post.collectionId === null ? [] : parts.db.all(collectionsByIds, JSON.stringify([post.collectionId])),
  ])
  const theirs = collection ? await newslettersOf(parts, collection) : []
  const may = async (newsletter: Newsletter | undefined) =>
    newsletter !== undefined && can(sender, 'send', await newsletterThing(parts, newsletter))
  // All of a publication have the same rights.
  const [mayOwn, mayTheirs] = await Promise.all([may(own), may(theirs[0])])
  return [...(own && mayOwn ? [own] : []), ...(mayTheirs ? theirs : [])]
}

/**
 * The newsletters by which somebody can send a story once it comes out: those that have somebody who gets letters, and don't
 * send it already. Rule: docs/rules/newsletters.md, "Sent when it is published".
 */
export async function storyNewsletters(
  parts: Needs<'db'>,
  post: Story,
  sender: Person,
): Promise<StoryNewsletter[]> {
  const all = await sendable(parts, post, sender)
  if (all.length === 0) return []
  const [letters, rows] = await Promise.all([
    parts.db.all(lettersOfPost, post.id, 2 * MOST_NEWSLETTERS),
    parts.db.all(newslettersWithReaders, JSON.stringify(all.map(({ id }) => id))),
  ])
  const waiting = new Map(letters.map(({ newsletterId, withStory }) => [newsletterId, withStory === 1]))
  const read = new Set(rows.map(({ id }) => id))
  return all.flatMap((newsletter) => {
    const { id } = newsletter
    const isWaiting = waiting.get(id) === true
    const isOffered = isWaiting || (read.has(id) && !waiting.has(id))
    return isOffered ? [{ newsletter, isWaiting }] : []
  })
}

/** The newsletters that the form offers which publishes a story, and whether each is chosen at first. */
export async function offeredNewsletters(
  parts: Needs<'db' | 'session' | 'browser'>,
  { id, isPublished, isMailed, mayPublish, scheduledFor }: ShownSettings,
): Promise<{ newsletter: Newsletter; isChosen: boolean }[]> {
  if (isPublished || isMailed || !mayPublish) return []
  const [writer, [post]] = await Promise.all([
    requireWriter(parts),
    parts.db.all(postsByIds, JSON.stringify([id])),
  ])
  if (!writer.ok || !post) return []
  const offered = await storyNewsletters(parts, post, writer.value)
  return offered.map(({ newsletter, isWaiting }) => ({
    newsletter,
    isChosen: scheduledFor === null ? newsletter.sendsStories : isWaiting,
  }))
}
