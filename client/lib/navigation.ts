import type { Lazy } from './lazily'
import type { PageContext } from './page'

/** Asked before an address is left; resolves to true to stay. */
export type Guard = (from: { pathname: string }, to: { pathname: string }) => boolean | Promise<boolean>

/**
 * What it takes to move to another page: TanStack Router, the route table and what finds a page. The first page of a
 * visit needs none of it, so it is a separate file.
 */
export interface Navigation {
  /** The canonical address of a page of this host; nothing for what the browser has to load. */
  pageAddress(href: string): string | undefined
  /**
   * Goes to a page of this host, by its canonical address.
   *
   * @param link the address of the link that was followed, as it is written.
   */
  go(address: string, link?: string): void
  /** Fetches a page of this host ahead, with its data. */
  preload(address: string): Promise<void>
  /** Asks a guard before the page is left, and the browser before the document is. @returns what ends that. */
  block(guard: Guard): () => void
  /** Puts a page's head into the document. */
  applyHead(page: PageContext): void
}

/** The navigation, loaded with the first sign that the reader is there. */
export type LazyNavigation = Lazy<Navigation>

/** Goes to a page of this host from code; the browser follows the address if moving on can't be loaded. */
export async function goTo(navigation: LazyNavigation | undefined, address: string): Promise<void> {
  await navigation?.().then(
    ({ go }) => go(address),
    () => window.location.assign(address),
  )
}
