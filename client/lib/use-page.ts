import { useMatch, useRouter } from '@tanstack/react-router'
import type { PageContext } from './page'
import { pageContext } from './page-context'

/** The page's context: its route, its parameters and the site's state. */
export function usePage(): PageContext {
  const match = useMatch({ strict: false })
  return pageContext(match, useRouter().options.context.state)
}
