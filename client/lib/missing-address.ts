import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { NOWHERE } from '../../schema/routes/nowhere'

/**
 * The history of a document whose address has no route, or one that the viewer may not see: the router is
 * told that it is nowhere, as on the server. Absent for every other document.
 */
export function missingAddressHistory(root: HTMLElement): RouterHistory | undefined {
  if (root.dataset.route !== '') return undefined
  const missing = location.pathname
  return createBrowserHistory({
    parseLocation: () => {
      const { search, hash } = location
      const pathname = location.pathname === missing ? NOWHERE : location.pathname
      return { href: pathname + search + hash, pathname, search, hash, state: history.state }
    },
  })
}
