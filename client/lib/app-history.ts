import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { NOWHERE } from '../../schema/routes/nowhere'

/**
 * The browser's history. In a document whose address has no route, or one that the viewer may not see, the router is
 * told that it is nowhere, as on the server.
 */
export function appHistory(root: HTMLElement): RouterHistory {
  if (root.dataset.route !== '') return createBrowserHistory()
  const missing = location.pathname
  return createBrowserHistory({
    parseLocation: () => {
      const { search, hash } = location
      const pathname = location.pathname === missing ? NOWHERE : location.pathname
      return { href: pathname + search + hash, pathname, search, hash, state: history.state }
    },
  })
}
