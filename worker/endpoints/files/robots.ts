import { linkTo } from '../../../schema/routes/links'
import type { Endpoint } from '../endpoint'
import { answer } from './answer'
import { FILE_MAX_AGE } from './json'

/** The longer rule wins, so pictures stay allowed. Rule: docs/rules/feeds.md, "Robots". */
const RULES = [
  'User-agent: *',
  'Allow: /_/image/',
  'Disallow: /_/',
  'Disallow: /m/',
  'Disallow: /me$',
  'Disallow: /me/',
]

/** What crawlers may fetch. On every host, the sitemap is the main host's. */
export const robots: Endpoint = ({ request, origin }) =>
  answer(request, `${RULES.join('\n')}\n\nSitemap: ${origin}${linkTo('Sitemap')}\n`, {
    type: 'text/plain; charset=utf-8',
    maxAge: FILE_MAX_AGE,
  })
