import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { operationQuery } from './query'
import { ViewerQuery } from './viewer-query.generated'

export type Viewer = NonNullable<ViewerQuery['viewer']>

/** The signed-in person; null for a visitor. The router has requested it along with the page's own data. */
export function useViewer(): Viewer | null {
  const { execute, state } = useRouter().options.context
  const query = operationQuery(execute, ViewerQuery, {})
  return useQuery({ ...query, enabled: state.session.isLoggedIn }).data?.viewer ?? null
}
