import * as v from 'valibot'
import { siteName } from '../../../schema/brand/name'
import { linkTo } from '../../../schema/routes/links'
import { BADGE_SIZE, badgeHeight, badgeHtml, FRAME_WIDTH, frameHtml } from '../../../schema/rules/frame-code'
import { HOUR, SECOND } from '../../../schema/rules/time-units'
import { embeddingWording as wording } from '../../../schema/wording/embedding'
import {
  type CacheTags,
  catalogCacheTag,
  collectionCacheTag,
  postCacheTag,
  userCacheTag,
} from '../../edge-cache/tags'
import { type Embeddable, findEmbeddable } from '../../services/embed/find-embeddable'
import { parseInput } from '../../services/use-case'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { answer } from '../files/answer'

const LONGEST_ADDRESS = 2048

/** A number of pixels, which may be larger than any screen. */
const pixels = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, wording.input), v.transform(Number)),
  '999999999',
)

const Query = v.object({
  url: v.pipe(
    v.string(wording.input),
    v.minLength(1, wording.input),
    v.maxLength(LONGEST_ADDRESS, wording.input),
  ),
  format: v.optional(v.string(), 'json'),
  maxwidth: pixels,
  maxheight: pixels,
})

interface Room {
  maxwidth: number
  maxheight: number
}

/** What an embeddable is shown as, in the room that there is for it. */
function shownAs(
  { title, address, frame, author }: Embeddable,
  { maxwidth, maxheight }: Room,
  site: ShownOn,
) {
  const { origin, product } = site
  if (frame) {
    const size = { width: Math.min(FRAME_WIDTH, maxwidth), height: Math.min(frame.height, maxheight) }
    return { html: frameHtml({ src: origin + frame.path, title, ...size }), ...size }
  }
  const fitting = Math.floor(maxheight / (BADGE_SIZE.height / BADGE_SIZE.width))
  const width = Math.max(1, Math.min(BADGE_SIZE.width, maxwidth, fitting))
  const badge = {
    href: address,
    src: origin + linkTo('Badge', { badge: 'follow' }),
    alt: wording.badges.followAlt(author.name, product),
  }
  return { html: badgeHtml(badge, width), width, height: badgeHeight(width) }
}

interface ShownOn {
  origin: string
  product: string
}

function addTags(tags: CacheTags, { about }: Embeddable): void {
  const { posts = [], users = [], collections = [], catalogs = [] } = about
  tags.add(...posts.map(postCacheTag), ...users.map(userCacheTag))
  tags.add(...collections.map(collectionCacheTag), ...catalogs.map(catalogCacheTag))
}

const refused = (code: 'BAD_REQUEST' | 'NOT_FOUND', message: string, status?: number): Response => {
  const response = failureResponse({ code, field: null, message }, status)
  response.headers.set('access-control-allow-origin', '*')
  return response
}

/** How other sites show a page of ours. Rule: docs/rules/embedding.md, "oEmbed". */
export const oEmbed: Endpoint = async ({ request, url, env, origin, reader, tags }) => {
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return refused('BAD_REQUEST', query.failure.message)
  const { format, url: address, ...room } = query.value
  if (format !== 'json') return refused('BAD_REQUEST', wording.onlyJson, 501)
  const embeddable = await findEmbeddable({ reader, origin }, address)
  if (!embeddable) return refused('NOT_FOUND', wording.unknown)
  addTags(tags, embeddable)
  const { title, author, picture } = embeddable
  const product = siteName(env)
  const body = {
    version: '1.0',
    type: 'rich',
    provider_name: product,
    provider_url: origin + linkTo('Home'),
    title,
    author_name: author.name,
    author_url: author.url,
    cache_age: HOUR / SECOND,
    ...(picture && fits(picture, room)
      ? { thumbnail_url: picture.url, thumbnail_width: picture.width, thumbnail_height: picture.height }
      : {}),
    ...shownAs(embeddable, room, { origin, product }),
  }
  const response = await answer(request, `${JSON.stringify(body)}\n`, { type: 'application/json' })
  // It is the same for everybody, so any page may read it.
  response.headers.set('access-control-allow-origin', '*')
  return response
}

/** A consumer’s room is that of its thumbnail, too. */
const fits = ({ width, height }: { width: number; height: number }, room: Room): boolean =>
  width <= room.maxwidth && height <= room.maxheight
