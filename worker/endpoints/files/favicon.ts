import { linkTo } from '../../../schema/routes/links'
import { faviconUrl } from '../../../schema/rules/images'
import type { Endpoint } from '../endpoint'
import { redirectTo } from '../redirects/redirect-to'

/**
 * The mark as a small picture, from the built files (schema/brand/public/favicon.ico); on a publication's own host, its icon.
 */
export const favicon: Endpoint = async ({ request, url, env, params, reader }) => {
  const own = params.collectionSlug && (await reader.collectionsBySlug.load(params.collectionSlug))
  if (own && own.faviconId !== null) return redirectTo(faviconUrl(own.faviconId), 302)
  const { method, headers } = request
  const asset = await env.ASSETS.fetch(new Request(new URL(linkTo('Favicon'), url), { method, headers }))
  return asset.status === 404 ? undefined : asset
}
