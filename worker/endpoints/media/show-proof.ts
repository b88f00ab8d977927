import { siteName } from '../../../schema/brand/name'
import { postIdOf } from '../../../schema/routes/post-id'
import { isImageId } from '../../../schema/rules/images'
import { MAX_TITLE } from '../../../schema/rules/limits'
import { listedTitle } from '../../../schema/story/listed-title'
import { imageAdapters } from '../../platform/images/adapters'
import { makeCard } from '../../services/media/make-card'
import { proofOfStoryMail } from '../../services/notification/story-mail'
import type { Endpoint } from '../endpoint'
import { drawInTurn } from './picture-turn'

/* What a story is about to look like elsewhere. Rule: docs/rules/writing.md, "The proof". */

const PRIVATE = { 'cache-control': 'private, no-store' }

/** A place in percent; the middle for anything else. */
const percent = (text: string | null): number => {
  const value = Number.parseInt(text ?? '', 10)
  return value >= 0 && value <= 100 ? value : 50
}

const titleIn = (url: URL): string => (url.searchParams.get('title') ?? '').slice(0, MAX_TITLE)

/** GET `/p/{postId}/publish/card`: the social card with a title and a picture that the story doesn't have yet, as a PNG. */
export const showProofCard: Endpoint = async ({ params, url, env, reader }) => {
  const id = postIdOf(params.postId ?? '')
  const post = id ? await reader.posts.load(id) : undefined
  if (!post) return undefined
  const [writer, collection] = await Promise.all([
    reader.users.load(post.creatorId),
    post.collectionId ? reader.collections.load(post.collectionId) : undefined,
  ])
  const { searchParams } = url
  const picture = searchParams.get('picture') ?? ''
  const row = {
    title: listedTitle(titleIn(url)),
    author: writer?.name ?? '',
    publication: collection?.name ?? null,
    previewImageId: isImageId(picture) ? picture : null,
    focusPercentX: percent(searchParams.get('x')),
    focusPercentY: percent(searchParams.get('y')),
  }
  return drawInTurn(`proof-${post.id}${url.search}`, async () => {
    const deps = { bucket: env.MEDIA, ...(await imageAdapters(env)) }
    const bytes = await makeCard(deps, { kind: 'post', id: post.id }, row, siteName(env))
    return new Response(bytes, { headers: { ...PRIVATE, 'content-type': 'image/png' } })
  })
}

/** GET `/p/{postId}/publish/mail`: the mail that followers get, with a title that the story doesn't have yet. */
export const showProofMail: Endpoint = async ({ params, url, reader, parts, origin }) => {
  const id = postIdOf(params.postId ?? '')
  const post = id ? await reader.posts.load(id) : undefined
  if (!post) return undefined
  const html = await proofOfStoryMail({ reader, site: parts.site, mainOrigin: origin }, post, titleIn(url))
  return new Response(html, { headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' } })
}
