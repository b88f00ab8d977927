import { PAGES } from '../../schema/page-table'
import type { PageId } from '../../schema/pages'
import { keepPage, loadedPage } from '../lib/loaded-pages'
import type { PageModule } from '../lib/page'

/**
 * The modules of all pages. A page that isn't here isn't built yet: its route shows the 404 page. Rule:
 * docs/rules/routes.md, "Pages and layouts".
 */
const MODULES: Partial<Record<PageId, () => Promise<PageModule>>> = {
  awards: () => import('./awards'),
  'collections-library': () => import('./collections-library'),
  'crupdate-password': () => import('./crupdate-password'),
  'customize-following': () => import('./customize-following'),
  'customize-muted': () => import('./customize-muted'),
  'customize-suggestions': () => import('./customize-suggestions'),
  'download-app': () => import('./download-app'),
  'embed-catalog': () => import('./embed-catalog'),
  'embed-media': () => import('./embed-media'),
  error: () => import('./error'),
  'error-500': () => import('./error-500'),
  'explore-topics': () => import('./explore-topics'),
  goodbye: () => import('./goodbye'),
  help: () => import('./help'),
  home: () => import('./home'),
  'home-lo': () => import('./home-lo'),
  'internal-status': () => import('./internal-status'),
  jobs: () => import('./jobs'),
  'landing-about': () => import('./landing-about'),
  'landing-b2b': () => import('./landing-b2b'),
  'landing-campaign': () => import('./landing-campaign'),
  'landing-verified-authors': () => import('./landing-verified-authors'),
  'landing-write': () => import('./landing-write'),
  'mastodon-callback': () => import('./mastodon-callback'),
  'mastodon-for-members': () => import('./mastodon-for-members'),
  'not-available': () => import('./not-available'),
  'not-found': () => import('./not-found'),
  'notification-unsubscribe': () => import('./notification-unsubscribe'),
  notifications: () => import('./notifications'),
  post: () => import('./post'),
  privacy: () => import('./privacy'),
  'publication-about': () => import('./publication-about'),
  'publication-archive': () => import('./publication-archive'),
  'publication-content': () => import('./publication-content'),
  'publication-followers': () => import('./publication-followers'),
  'publication-latest': () => import('./publication-latest'),
  'publication-profile': () => import('./publication-profile'),
  'publication-subpage': () => import('./publication-subpage'),
  'publication-tagged': () => import('./publication-tagged'),
  'publication-trending': () => import('./publication-trending'),
  rules: () => import('./rules'),
  settings: () => import('./settings'),
  search: () => import('./search'),
  'share-success': () => import('./share-success'),
  'sign-in': () => import('./sign-in'),
  status: () => import('./status'),
  suspended: () => import('./suspended'),
  'tag-archive': () => import('./tag-archive'),
  terms: () => import('./terms'),
  ticks: () => import('./ticks'),
  'top-stories': () => import('./top-stories'),
  topic: () => import('./topic'),
  'topic-edit': () => import('./topic-edit'),
  'topic-recommended': () => import('./topic-recommended'),
  'topic-who-to-follow': () => import('./topic-who-to-follow'),
  'topics-onboarding': () => import('./topics-onboarding'),
  tribute: () => import('./tribute'),
  'two-col-your-catalog': () => import('./two-col-your-catalog'),
  'two-col-your-catalogs': () => import('./two-col-your-catalogs'),
  'unrecognized-account': () => import('./unrecognized-account'),
  'user-about': () => import('./user-about'),
  'user-catalog': () => import('./user-catalog'),
  'user-catalogs': () => import('./user-catalogs'),
  'user-followers': () => import('./user-followers'),
  'user-following': () => import('./user-following'),
  'user-profile': () => import('./user-profile'),
  'your-catalog': () => import('./your-catalog'),
  'your-catalogs': () => import('./your-catalogs'),
  'your-following-feed': () => import('./your-following-feed'),
}

/** Whether a page's module exists. */
export const isBuilt = (pageId: PageId): boolean => MODULES[pageId] !== undefined

/**
 * A page's module, loaded once. Nothing for a page that isn't built.
 *
 * @throws 'Expected {page} page to exist.' for an id that the page table doesn't have.
 */
export async function loadPage(pageId: PageId): Promise<PageModule | undefined> {
  if (!Object.hasOwn(PAGES, pageId)) throw new Error(`Expected ${pageId} page to exist.`)
  const known = loadedPage(pageId)
  if (known) return known
  const module = await MODULES[pageId]?.()
  if (module) keepPage(pageId, module)
  return module
}

/**
 * Replaces a page's module. The bench uses it for a page that isn't part of the product.
 *
 * @returns takes the module back.
 */
export function providePage(pageId: PageId, module: PageModule): () => void {
  const before = MODULES[pageId]
  MODULES[pageId] = () => Promise.resolve(module)
  keepPage(pageId, module)
  return () => {
    if (before) MODULES[pageId] = before
    else delete MODULES[pageId]
  }
}
