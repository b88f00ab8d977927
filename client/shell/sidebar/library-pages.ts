import type { PageId } from '../../../schema/pages'

/** Pages of the library, in either layout: beside them and over them, the sidebar shows it too. */
const LIBRARY_PAGE =
  /^collections-library$|^recently-deleted$|your-(?:library|catalog|followed-catalogs|highlights|responses|reading-history)/

/** Whether the sidebar is in library mode. Rule: docs/rules/viewer.md, "Sidebar". */
export const isLibraryPage = (pageId: PageId): boolean => LIBRARY_PAGE.test(pageId)
