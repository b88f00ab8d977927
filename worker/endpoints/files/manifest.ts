import { PRINT } from '../../../schema/brand/colours'
import { siteName } from '../../../schema/brand/name'
import { imageUrl } from '../../../schema/rules/images'
import { LANGUAGE } from '../../../schema/wording/language'
import { rssWording } from '../../../schema/wording/rss'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from './json'

const ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
]

/** A publication's icon in sizes that devices ask for. */
const iconsOf = (imageId: string) =>
  [320, 680].map((side) => ({
    src: imageUrl(imageId, { strategy: 'crop', width: side, height: side, webp: false }),
    sizes: `${side}x${side}`,
  }))

/** What a device needs to install the site as an app; on a publication's own host, the publication. */
export const manifest: Endpoint = async ({ request, env, params, reader }) => {
  const publication = params.collectionSlug
    ? await reader.collectionsBySlug.load(params.collectionSlug)
    : undefined
  const imageId = publication?.faviconId ?? publication?.avatarId
  const name = publication?.name ?? siteName(env)
  return jsonAnswer(
    request,
    {
      id: '/',
      name,
      short_name: name,
      description: publication?.tagline || publication?.description || rssWording.about(siteName(env)),
      lang: LANGUAGE,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: PRINT.paper,
      theme_color: PRINT.accent,
      icons: imageId ? iconsOf(imageId) : ICONS,
    },
    { type: 'application/manifest+json' },
  )
}
