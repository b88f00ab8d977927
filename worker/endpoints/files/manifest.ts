import { feedWording } from '../../../schema/wording/feeds'
import { LANGUAGE } from '../../../schema/wording/language'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from './json'

/** The colours of the mark (client/public/favicon.svg). */
const PAPER = '#f7f2e7'
const GREEN = '#1f4a3d'

/** What a device needs to install the site as an app. */
export const manifest: Endpoint = ({ request, env }) =>
  jsonAnswer(
    request,
    {
      id: '/',
      name: env.PRODUCT_NAME,
      short_name: env.PRODUCT_NAME,
      description: feedWording.about(env.PRODUCT_NAME),
      lang: LANGUAGE,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: PAPER,
      theme_color: GREEN,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    },
    { type: 'application/manifest+json' },
  )
