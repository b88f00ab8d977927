import { linkTo } from '../../../schema/routes/links'
import { collectionById } from '../../data/collection/settings'
import { finishConnect } from '../../services/custom-domain/finish-connect'
import { flashToast } from '../../services/viewer/toast'
import type { Endpoint } from '../endpoint'
import { headersAlone } from './headers-alone'
import { seeOther } from './see-other'

/** Where Namecheap sends an owner back to. A HEAD ends no visit. Rule: docs/rules/domains.md, "Namecheap". */
export const callbackNamecheap: Endpoint = async ({ request, url, parts, origin }) => {
  if (request.method === 'HEAD') return headersAlone()
  const { collectionId, error } = await finishConnect(parts, url.searchParams)
  flashToast(parts.browser, error === null ? 'domain-connected' : 'domain-invalid')
  const collection = collectionId === null ? undefined : await parts.db.first(collectionById, collectionId)
  const settings = collection
    ? linkTo('CollectionSettingsDomain', { collectionSlug: collection.slug })
    : linkTo('SettingsCustomDomain')
  return seeOther(origin + settings)
}
