import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { layoutOf, type PageId } from '../schema/pages'
import { headOf } from './head'
import type { PageHead } from './lib/page'
import { pageContext } from './lib/page-context'
import { loadedPage } from './pages/registry'

function setMeta(
  selector: string,
  attribute: 'content' | 'href',
  value: string | undefined,
  make: () => Element,
) {
  const found = document.head.querySelector(selector)
  if (value === undefined) return found?.remove()
  const element = found ?? document.head.appendChild(make())
  element.setAttribute(attribute, value)
}

function named(tag: 'meta' | 'link', attribute: string, value: string): () => Element {
  return () => {
    const element = document.createElement(tag)
    element.setAttribute(attribute, value)
    return element
  }
}

/** Puts a page's head into the document that is already there. */
function applyHead(head: PageHead): void {
  document.title = head.title
  const description = named('meta', 'name', 'description')
  setMeta('meta[name=description]', 'content', head.description, description)
  setMeta('meta[name=robots]', 'content', head.robots, named('meta', 'name', 'robots'))
  setMeta('link[rel=canonical]', 'href', head.canonical, named('link', 'rel', 'canonical'))
}

/**
 * Keeps the document's head and the attributes of its root in step with the page. The first page of a visit
 * comes with its own head from the server.
 */
export function useDocumentHead(pageId: PageId): void {
  const router = useRouter()
  const match = useMatch({ strict: false })
  const first = useRef(true)
  useEffect(() => {
    if (first.current && router.options.context.isHydrating?.()) {
      first.current = false
      return
    }
    first.current = false
    const context = router.options.context
    const page = { ...pageContext(match, context.state), pageId }
    applyHead(headOf(loadedPage(pageId), page, context.queryClient))
    const root = document.documentElement
    root.dataset.page = pageId
    root.dataset.layout = layoutOf(pageId).layout
    root.dataset.route = page.routeName ?? ''
  }, [router, match, pageId])
}
