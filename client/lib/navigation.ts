import type { Lazy } from './lazily'
import type { Address, PageContext, ShownPage } from './page'

/** What it takes to move to another page. The first page of a visit needs none of it, so it is a file of its own. */
export interface Navigation {
  /** Finds the page of an address, and loads it with what it shows. */
  find(address: Address): Promise<ShownPage>
  /** The canonical address of a page of this host; nothing for what the browser has to load. */
  pageAddress(href: string): string | undefined
  /** Puts a page's head into the document. */
  applyHead(page: PageContext): void
}

/** The same, loaded with the first sign that the reader is there. */
export type LazyNavigation = Lazy<Navigation>
