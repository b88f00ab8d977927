import { webmentionRequest } from '../../../schema/inputs/webmention'
import type { RouteName } from '../../../schema/routes/index'
import { matchRoute } from '../../../schema/routes/match'
import { MENTIONS_OF_NETWORK, MENTIONS_OF_SITE, MOST_WEBMENTIONS } from '../../../schema/rules/webmentions'
import { webmentionMessages as messages } from '../../../schema/wording/webmention-messages'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { closedDiscussions } from '../../data/response/queries'
import { insertWebmention, recheckWebmention, webmentionOfSource } from '../../data/webmention/incoming'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { ownPlace } from '../identity/own-address'
import { isFetchable } from '../import/pictures/addresses'
import type { Needs } from '../parts'
import { publicPost } from '../post/public-post'
import { done, type Failure, fail, type Result } from '../result'
import { parseInput } from '../use-case'

const STORIES: ReadonlySet<RouteName> = new Set<RouteName>(['ShowPost', 'ShowUserPost', 'ShowCollectionPost'])

/** Where a request comes from, and the main host's origin. */
interface Received {
  network: string
  origin: string
}

type ReceiveParts = Needs<'db' | 'clock' | 'newId' | 'lockouts'> & { reader: Reader }

/** The story at an address of ours, if everybody may read it. */
async function storyAt({ reader }: ReceiveParts, target: string, origin: string): Promise<Post | undefined> {
  const place = await ownPlace(reader.db, target, { main: origin, base: origin })
  const match = place && matchRoute(place.table, place.url.pathname)
  if (!match || !STORIES.has(match.route.name)) return undefined
  const post = await publicPost(reader, match.params.postId)
  return post?.kind === 'story' ? post : undefined
}

/**
 * Takes what another site says: that a page links to a story. Whether it does is looked at later. Rule:
 * docs/rules/webmentions.md, "In".
 */
export async function receiveWebmention(
  parts: ReceiveParts,
  given: unknown,
  { network, origin }: Received,
): Promise<Result<undefined, BannedLink | Failure<'BAD_REQUEST' | 'RATE_LIMITED' | 'FORBIDDEN'>>> {
  const { db, clock, lockouts, newId } = parts
  const input = parseInput(webmentionRequest, given)
  if (!input.ok) return input
  const source = URL.parse(input.value.source.trim())
  if (!source || !isFetchable(source.href)) return fail('BAD_REQUEST', messages.source, 'source')
  const isOften = async (kind: string, whose: string, limit: { most: number; windowMs: number }) =>
    (await lockouts.use(kind, whose, limit.windowMs, limit.most)) > limit.most
  if (await isOften('webmention-network', network, MENTIONS_OF_NETWORK))
    return fail('RATE_LIMITED', messages.tooOften)
  // Pages of ours would mention one another without end.
  if (await ownPlace(db, source.href, { main: origin, base: origin }))
    return fail('BAD_REQUEST', messages.source, 'source')
  const target = URL.parse(input.value.target.trim())?.href ?? ''
  const post = await storyAt(parts, target, origin)
  if (!post) return fail('BAD_REQUEST', messages.target, 'target')
  // Whoever names pages that nobody could mention shuts no site out.
  if (await isOften('webmention-site', source.hostname, MENTIONS_OF_SITE))
    return fail('RATE_LIMITED', messages.tooOften)
  const banned = await bannedLinkIn(db, [source.href], 'source')
  if (banned) return banned
  const closed = await db.first(closedDiscussions, JSON.stringify([post.id]))
  if (closed?.isClosed === 1) return fail('FORBIDDEN', messages.closed, 'target')
  const now = clock.now()
  const known = await db.first(webmentionOfSource, post.id, source.href)
  if (known) {
    await db.write([recheckWebmention(known.id, target, now)])
    return done
  }
  const row = {
    id: newId(),
    postId: post.id,
    source: source.href,
    target,
    host: source.hostname,
    status: 'unchecked' as const,
    createdAt: now,
    dueAt: now,
  }
  await db.write([insertWebmention(row, MOST_WEBMENTIONS)])
  return done
}
