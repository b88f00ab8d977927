import { PAGES } from '../../schema/page-table'
import type { PageId } from '../../schema/pages'
import { keepPage, loadedPage } from '../lib/loaded-pages'
import type { PageModule } from '../lib/page'
import { PAGE_MODULES } from './modules.generated'

/** Whether a page is one that some route shows to anybody. The others are listed apart, in a separate file. */
export const isOpen = (pageId: PageId): boolean => PAGE_MODULES[pageId] !== undefined

/**
 * A page's module, loaded once. Nothing for a page that isn't built.
 *
 * @throws 'Expected {page} page to exist.' for an id that the page table doesn't have.
 */
export async function loadPage(pageId: PageId): Promise<PageModule | undefined> {
  if (!Object.hasOwn(PAGES, pageId)) throw new Error(`Expected ${pageId} page to exist.`)
  const known = loadedPage(pageId)
  if (known) return known
  const modules = isOpen(pageId)
    ? PAGE_MODULES
    : (await import('./guarded-modules.generated')).GUARDED_MODULES
  const module = await modules[pageId]?.()
  if (module) keepPage(pageId, module)
  return module
}

/**
 * Replaces a page's module. The bench uses it for a page that isn't part of the product.
 *
 * @returns restores the page's own module.
 */
export function providePage(pageId: PageId, module: PageModule): () => void {
  const before = PAGE_MODULES[pageId]
  const loaded = loadedPage(pageId)
  PAGE_MODULES[pageId] = () => Promise.resolve(module)
  keepPage(pageId, module)
  return () => {
    keepPage(pageId, loaded)
    if (before) PAGE_MODULES[pageId] = before
    else delete PAGE_MODULES[pageId]
  }
}
