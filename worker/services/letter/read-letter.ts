import { letterById, readerOfLetter } from '../../data/letter/queries'
import { findKeptNewsletter } from '../newsletter/find-newsletter'
import type { JobNeeds } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { storyAddress } from '../post/address'
import { openContents } from './contents'
import { linksFor } from './letter-mail'
import { isGenuine } from './read-links'
import { mayBeMailed } from './source-of'

type Parts = JobNeeds<
  'db' | 'keys' | 'mainOrigin' | 'operator' | 'pictureKeys' | 'reader' | 'replyDomain' | 'site'
>

/** What a recipient's link leads to: the letter as they got it, or the story, once that is published. */
type ReadLetter = { html: string } | { address: string }

/**
 * A letter for somebody who got it, by their own link; nothing for others, and once its story isn't to be read any more. The
 * text is that which went out. Rule: docs/rules/newsletters.md, "By mail only".
 */
export async function readLetter(
  parts: Parts,
  link: { letterId: string; subscriberId: string; hash: string },
): Promise<ReadLetter | undefined> {
  const { db, reader, mainOrigin } = parts
  const { letterId, subscriberId, hash } = link
  if (!(await isGenuine(parts, link, hash))) return undefined
  const [letter, recipient] = await Promise.all([
    db.first(letterById, letterId),
    db.first(readerOfLetter, letterId, subscriberId),
  ])
  if (!letter || !recipient || letter.digestAt !== null) return undefined
  const [newsletter, post] = await Promise.all([
    findKeptNewsletter(parts, letter.newsletterId),
    reader.posts.load(letter.postId),
  ])
  if (!newsletter || !post || !(await mayBeMailed(parts, post))) return undefined
  const writer = (await reader.users.load(post.creatorId)) ?? null
  if (can(VISITOR, 'read', { entity: 'post', post, writer }))
    return { address: await storyAddress(reader, post, mainOrigin) }
  const contents = await openContents(parts, {
    letter: { ...letter, versionId: post.versionId },
    newsletter,
    post,
  })
  const addressed = { subscriberId, askedAt: recipient.askedAt }
  const links = await linksFor(parts, newsletter, addressed, letterId, post.state === 'mailed')
  return { html: (await contents(recipient.isWhole === 1, links)).html }
}
