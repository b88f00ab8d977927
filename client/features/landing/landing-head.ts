import type { LandingWords } from '../../../schema/wording/landing/landing'
import { mainAddress } from '../../lib/address'
import type { PageContext, PageHead } from '../../lib/page'

/** The head of a landing page. */
export const landingHead = (
  page: PageContext,
  { title, description }: Pick<LandingWords, 'title' | 'description'>,
  path: string,
): PageHead => ({
  title,
  description,
  canonical: mainAddress(page, path),
})
