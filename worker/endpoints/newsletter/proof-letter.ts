import { findNewsletter } from '../../services/newsletter/find-newsletter'
import { storyOfLetter } from '../../services/newsletter/letter/letter-stories'
import { proofLetter } from '../../services/newsletter/letter/proof-letter'
import type { Endpoint } from '../endpoint'

const DARK = '@media (prefers-color-scheme: dark)'

/**
 * GET `/newsletters/{newsletterV3Id}/new-email/{postId}`: a story as a letter, for a frame, light or dark whatever the
 * device is set to. The route is for those whose newsletter it is. Rule: docs/rules/newsletters.md, "Preparing a letter".
 */
export const showProofLetter: Endpoint = async ({ params, url, reader, parts, viewer, origin }) => {
  const [actor, newsletter] = await Promise.all([
    viewer(),
    findNewsletter(parts, params.newsletterV3Id ?? ''),
  ])
  const post = newsletter && (await storyOfLetter(parts, newsletter, params.postId ?? ''))
  if (!actor || !post) return undefined
  const { keys, pictureKeys, site, operator } = parts
  const made = { reader, keys, pictureKeys, site, operator, mainOrigin: origin }
  const { html } = await proofLetter(made, { newsletter, post }, actor.id)
  const isDark = url.searchParams.get('look') === 'dark'
  return new Response(html.replace(DARK, isDark ? '@media all' : '@media not all'), {
    headers: { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' },
  })
}
