import { siteName } from '../../../schema/brand/name'
import { linkTo } from '../../../schema/routes/links'
import { rssWording } from '../../../schema/wording/rss'
import { element, emptyElement, xmlDocument } from '../../services/rss/xml'
import type { Endpoint } from '../endpoint'
import { answer } from './answer'
import { FILE_MAX_AGE } from './json'

const TYPE = 'application/opensearchdescription+xml'

/** The characters that a short name may have in OpenSearch 1.1. */
const SHORT_NAME = 16

/** Tells browsers how to search the site. */
export const openSearch: Endpoint = ({ request, env, origin }) => {
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    element('ShortName', {}, siteName(env).slice(0, SHORT_NAME)),
    element('Description', {}, rssWording.searchOn(siteName(env))),
    element('InputEncoding', {}, 'UTF-8'),
    element('Image', { width: 16, height: 16, type: 'image/x-icon' }, origin + linkTo('Favicon')),
    emptyElement('Url', {
      type: 'text/html',
      method: 'get',
      template: `${origin}${linkTo('Search')}?q={searchTerms}`,
    }),
    emptyElement('Url', { type: TYPE, rel: 'self', template: origin + linkTo('OpenSearch') }),
  )
  return answer(request, xmlDocument(description), { type: `${TYPE}; charset=utf-8`, maxAge: FILE_MAX_AGE })
}
