import { type RefObject, useEffect, useRef } from 'react'
import { useApp } from '../../lib/app'
import { reportSearchClick, type SearchClick } from '../../lib/events/report-search-click'

interface Results extends Pick<SearchClick, 'queryId' | 'indexName'> {
  /** Ids or slugs of the results, in their order. */
  ids: readonly string[]
}

/** The mouse's main and middle buttons: the second opens a link in another tab. */
const OPENING_BUTTONS = [0, 1]

/** The link that leads to a result: its heading's, or the only one. */
const mainLinkOf = (result: Element): HTMLAnchorElement | null =>
  result.querySelector<HTMLAnchorElement>('a:has(h2), h2 a') ?? result.querySelector('a')

/** Reports which results are followed, however their browser opens them. Rule: docs/rules/search.md, "Choices". */
export function useResultClicks(box: RefObject<HTMLElement | null>, results: Results): void {
  const app = useApp()
  const latest = useRef({ app, results })
  latest.current = { app, results }
  useEffect(() => {
    const element = box.current
    const listening = new AbortController()
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!element || !link || !OPENING_BUTTONS.includes(event.button)) return
      const shown = [...element.querySelectorAll(':scope > article, :scope > ul > li')]
      const at = shown.findIndex((result) => result.contains(link))
      const { app: reporting, results: given } = latest.current
      const { queryId, indexName, ids } = given
      const id = ids[at]
      const result = shown[at]
      if (id === undefined || !result || link.href !== mainLinkOf(result)?.href) return
      reportSearchClick(reporting, { queryId, indexName, objectIds: [id], positions: [at + 1] })
    }
    element?.addEventListener('click', press, { signal: listening.signal })
    element?.addEventListener('auxclick', press, { signal: listening.signal })
    return () => listening.abort()
  }, [box])
}
