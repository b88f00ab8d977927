import { linkTo } from '../../../schema/routes/links'
import type { Endpoint } from '../endpoint'

/** The mark as a small picture, from the built files (client/public/favicon.ico). */
export const favicon: Endpoint = async ({ request, url, env }) => {
  const { method, headers } = request
  const found = await env.ASSETS.fetch(new Request(new URL(linkTo('Favicon'), url), { method, headers }))
  return found.status === 404 ? undefined : found
}
