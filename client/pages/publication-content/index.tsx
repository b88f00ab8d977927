import { notFound } from '@tanstack/react-router'
import type { RouteName } from '../../../schema/routes/index'
import { storiesManagerTitle } from '../../../schema/wording/stories-manager-title'
import { storiesManager } from '../../features/collection/manager/lazy'
import { StoriesManager } from '../../features/collection/manager/stories-manager.generated'
import { managerVariables } from '../../features/collection/manager/variables'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { AllStories, allHead, loadAll } from './AllStories'
import { FeaturedStories, featuredHead, loadFeatured } from './FeaturedStories'

/** The routes that only editors have. */
const MANAGED: ReadonlySet<RouteName> = new Set([
  'ShowCollectionStoriesManager',
  'ShowCollectionStoriesManagerFiltered',
])

const isManager = ({ routeName }: PageContext): boolean => routeName !== undefined && MANAGED.has(routeName)
const isFeatured = (page: PageContext): boolean => page.routeName === 'ShowCollectionFeatured'

async function loadManager(page: LoadContext): Promise<void> {
  const [{ collectionByDomainOrSlug: publication }] = await Promise.all([
    page.query(StoriesManager, managerVariables(page)),
    page.part(storiesManager),
  ])
  if (publication.__typename !== 'Collection') throw notFound()
  const role = publication.viewerEdge.viewerStaffRole
  if (role !== 'OWNER' && role !== 'EDITOR') throw notFound()
}

export async function load(page: LoadContext): Promise<void> {
  if (isManager(page)) await loadManager(page)
  else await (isFeatured(page) ? loadFeatured(page) : loadAll(page))
}

function managerHead(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(StoriesManager, managerVariables(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: storiesManagerTitle(name), robots: 'noindex', isTool: true, parts: ['manager'] }
}

export function head(page: HeadContext): PageHead {
  if (isManager(page)) return managerHead(page)
  return isFeatured(page) ? featuredHead(page) : allHead(page)
}

/** All of a publication's stories, those that its editors chose, or what the editors manage. */
export function Page() {
  const page = usePage()
  if (isManager(page)) return <ShownPart part={storiesManager} props={{}} />
  return isFeatured(page) ? <FeaturedStories /> : <AllStories />
}
