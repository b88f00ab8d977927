import { useEffect, useRef } from 'react'
import { useApp } from './lib/app'
import { pageContext } from './lib/page-context'
import { usePlace } from './lib/use-page'

/**
 * Keeps the document's head and the attributes of its root in step with the page. The first page of a visit
 * comes with its own head from the server.
 */
export function useDocumentHead(): void {
  const { isHydrating, navigation, state } = useApp()
  const place = usePlace()
  const first = useRef(true)
  useEffect(() => {
    const isServers = first.current && isHydrating?.()
    first.current = false
    if (isServers) return
    navigation?.().then(
      ({ applyHead }) => applyHead(pageContext(place, state)),
      () => {},
    )
  }, [isHydrating, navigation, state, place])
}
