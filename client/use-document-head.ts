import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pageContext } from './lib/page-context'

/**
 * Keeps the document's head and the attributes of its root in step with the page. The first page of a visit
 * comes with its own head from the server.
 */
export function useDocumentHead(): void {
  const { isHydrating, navigation, state } = useRouter().options.context
  const match = useMatch({ strict: false })
  const first = useRef(true)
  useEffect(() => {
    const isServers = first.current && isHydrating?.()
    first.current = false
    if (isServers) return
    navigation?.().then(
      ({ applyHead }) => applyHead(pageContext(match, state)),
      () => {},
    )
  }, [isHydrating, navigation, state, match])
}
