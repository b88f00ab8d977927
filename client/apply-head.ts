import { layoutOf } from '../schema/pages'
import type { PageContext, PageHead } from './lib/page'

function setMeta(
  selector: string,
  attribute: 'content' | 'href',
  value: string | undefined,
  make: () => Element,
) {
  const present = document.head.querySelector(selector)
  if (value === undefined) return present?.remove()
  const element = present ?? document.head.appendChild(make())
  element.setAttribute(attribute, value)
}

function named(tag: 'meta' | 'link', attribute: string, value: string): () => Element {
  return () => {
    const element = document.createElement(tag)
    element.setAttribute(attribute, value)
    return element
  }
}

/** Puts a page's head into the document that is already there, and names the page at its root. */
export function applyHead(head: PageHead, { pageId, routeName }: PageContext): void {
  document.title = head.title
  const description = named('meta', 'name', 'description')
  setMeta('meta[name=description]', 'content', head.description, description)
  setMeta('meta[name=robots]', 'content', head.robots, named('meta', 'name', 'robots'))
  setMeta('link[rel=canonical]', 'href', head.canonical, named('link', 'rel', 'canonical'))
  document.getElementById('icon')?.setAttribute('href', head.icon?.tab ?? '/favicon.svg')
  const root = document.documentElement
  root.dataset.page = pageId
  root.dataset.layout = layoutOf(pageId).layout
  root.dataset.route = routeName ?? ''
}
