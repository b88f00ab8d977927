import { notFound, redirect } from '@tanstack/react-router'
import type { RouteName } from '../../../schema/routes/index'
import { linkTo } from '../../../schema/routes/links'
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

/**
 * Lists are walked by cursors, so `/all/2` says nothing about where it is: such addresses are old ones, and
 * lead to the list's beginning for good. `/all/1` is that beginning.
 */
function leaveNumberedPage({ params, state }: PageContext): void {
  if (params.page === undefined || params.page === '1') return
  const collectionSlug = params.collectionSlug ?? ''
  const { table } = state.client
  const host = { table, main: state.config.mainOrigin, owner: collectionSlug }
  throw redirect({ href: linkTo('ShowCollectionAll', { collectionSlug }, { host }), statusCode: 301 })
}

export async function load(page: LoadContext): Promise<void> {
  // The editors' manager has this page's routes too; it isn't built yet.
  if (!page.routeName || !SHOWN.has(page.routeName)) throw notFound()
  leaveNumberedPage(page)
  await (isFeatured(page) ? loadFeatured(page) : loadAll(page))
}

export const head = (page: HeadContext): PageHead => (isFeatured(page) ? featuredHead(page) : allHead(page))

/** All of a publication's stories, or those that its editors chose. */
export function Page() {
  return isFeatured(usePage()) ? <FeaturedStories /> : <AllStories />
}
