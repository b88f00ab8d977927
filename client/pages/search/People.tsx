import { SearchUsers } from '../../features/search/search-users.generated'
import { WriterItem } from '../../features/user/WriterItem'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Marked } from '../../shell/Marked'
import { variablesOf } from './variables'

/** People whose name, username or bio matches. */
export function People() {
  const { hits } = useOperation(SearchUsers, variablesOf(usePage())).search.results
  return hits.map(({ user, nameMatches }) => (
    <WriterItem
      key={user.id}
      user={user}
      large
      level={2}
      name={<Marked text={user.name} matches={nameMatches} />}
    />
  ))
}
