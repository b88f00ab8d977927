import { useApp } from './app'
import { useCached } from './cached'
import { ViewerQuery } from './viewer-query.generated'

export type Viewer = NonNullable<ViewerQuery['viewer']>

/** The signed-in person; null for a visitor. The router has requested it along with the page's own data. */
export function useViewer(): Viewer | null {
  const { isLoggedIn } = useApp().state.session
  const data = useCached(ViewerQuery, {})
  return (isLoggedIn && data?.viewer) || null
}
