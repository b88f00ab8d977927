import type { PageId } from '../../../schema/pages'

/** Pages of the library: beside them and over them, the sidebar shows it too. */
const LIBRARY_PAGES: ReadonlySet<PageId> = new Set([
  'collections-library',
  'your-catalog',
  'your-catalogs',
  'your-followed-catalogs',
  'your-reading-history',
  'two-col-your-catalog',
  'two-col-your-catalogs',
  'two-col-your-followed-catalogs',
  'two-col-your-reading-history',
])

/** Whether the sidebar is in library mode. Rule: docs/rules/viewer.md, "Sidebar". */
export const isLibraryPage = (pageId: PageId): boolean => LIBRARY_PAGES.has(pageId)
