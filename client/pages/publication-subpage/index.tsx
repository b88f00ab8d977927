import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { FeatureHome, featureHead, loadFeature } from './FeatureHome'
import { loadSubpage, Subpage, subpageHead } from './Subpage'

/** A route of this page names either a feature page, by its topic, or a page of text. */
const isFeature = (page: PageContext): boolean => page.params.slugOfTag !== undefined

export const load = (page: LoadContext) => (isFeature(page) ? loadFeature(page) : loadSubpage(page))

export const head = (page: HeadContext): PageHead => (isFeature(page) ? featureHead(page) : subpageHead(page))

/** A page of a publication beside its stories: text, or the stories of a topic. */
export function Page() {
  return isFeature(usePage()) ? <FeatureHome /> : <Subpage />
}
