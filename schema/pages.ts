/**
 * Every page and the layout that it is shown in. A page is a folder of client/pages with the same name.
 * Rule: docs/rules/routes.md, "Pages and layouts".
 */
import { PAGES, type PageLayout } from './page-table'

export type PageId = keyof typeof PAGES

/** Whether the page exists. */
export function isPage(page: string): page is PageId {
  return Object.hasOwn(PAGES, page)
}

/**
 * The layout of a page. Throws an Error, 'Expected {page} page to exist.', for an unknown id. Rule:
 * docs/rules/routes.md, "Pages and layouts".
 */
export function layoutOf(page: string): PageLayout {
  if (!isPage(page)) throw new Error(`Expected ${page} page to exist.`)
  return PAGES[page]
}
