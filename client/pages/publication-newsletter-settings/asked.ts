import { FIRST_NEWSLETTER } from '../../../schema/rules/newsletters'
import type { PageContext } from '../../lib/page'

/** What the page asks for. */
export const variablesOf = ({ params }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  newsletterSlug: params.newsletterSlug ?? FIRST_NEWSLETTER,
})
