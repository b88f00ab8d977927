import { queryText } from '../../schema/routes/links'
import { usePage } from './use-page'

/** The current page's address, as the main host can lead back to it: a path there, absolute on other hosts. */
export function useCurrentAddress(): string {
  const { pathname, search, state } = usePage()
  const { table, origin } = state.client
  const path = pathname + queryText(search)
  return table === 'default' ? path : origin + path
}
