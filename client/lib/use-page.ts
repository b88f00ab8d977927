import { useMatch, useRouter } from '@tanstack/react-router'
import type { PageContext } from './page'
import { pageContext } from './page-context'

/** The page's context: its route, its parameters and the site's state. */
export function usePage(): PageContext {
  return pageContext(useMatch({ strict: false }), useRouter().options.context.state)
}
