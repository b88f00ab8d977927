import type { PageId } from '../../../schema/pages'

/** Pages of the library: beside them and over them, the sidebar shows it too. */
const LIBRARY_PAGES: ReadonlySet<string> = new Set<PageId>([
  'collections-library',
  'your-catalog',
  'your-catalogs',
  'your-followed-catalogs',
  'your-reading-history',
])

/** Whether the sidebar is in library mode, whichever layout a page has. Rule: docs/rules/viewer.md, "Sidebar". */
export const isLibraryPage = (pageId: PageId): boolean => LIBRARY_PAGES.has(pageId.replace('two-col-', ''))
