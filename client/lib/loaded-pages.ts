import type { PageId } from '../../schema/pages'
import type { PageModule } from './page'

const pages = new Map<PageId, PageModule | undefined>()

/** Keeps a page's module for rendering, which can't wait for it; undefined forgets it. */
export const keepPage = (pageId: PageId, module: PageModule | undefined): void => {
  pages.set(pageId, module)
}

/** The module of a page that has been loaded before. */
export const loadedPage = (pageId: PageId): PageModule | undefined => pages.get(pageId)
