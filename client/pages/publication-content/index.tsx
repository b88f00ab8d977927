import { notFound } from '@tanstack/react-router'
import type { RouteName } from '../../../schema/routes/index'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AllStories, allHead, loadAll } from './AllStories'
import { FeaturedStories, featuredHead, loadFeatured } from './FeaturedStories'

/** The routes that readers have. */
const SHOWN: ReadonlySet<RouteName> = new Set([
  'ShowCollectionFeatured',
  'ShowCollectionAll',
  'ShowCollectionAllPage',
])

const isFeatured = (page: PageContext): boolean => page.routeName === 'ShowCollectionFeatured'

export async function load(page: LoadContext): Promise<void> {
  // The editors' manager has this page's routes too; it isn't built yet.
  if (!page.routeName || !SHOWN.has(page.routeName)) throw notFound()
  await (isFeatured(page) ? loadFeatured(page) : loadAll(page))
}

export const head = (page: HeadContext): PageHead => (isFeatured(page) ? featuredHead(page) : allHead(page))

/** All of a publication's stories, or those that its editors chose. */
export function Page() {
  return isFeatured(usePage()) ? <FeaturedStories /> : <AllStories />
}
