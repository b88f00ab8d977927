import { useEffect, useState } from 'react'
import { SEARCH_REQUESTS, SEARCH_WAIT } from '../../../schema/rules/search'
import { tooManySearchesWording as wording } from '../../../schema/wording/too-many-searches'
import { SearchStart } from '../../features/search/search-start.generated'
import { useApp } from '../../lib/app'
import { operationQuery } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { categoryOf } from './category'
import { OPERATIONS } from './operations'
import { SearchLayout } from './SearchLayout'
import { titleOf } from './title'
import { isTooMany } from './too-many'
import { authorOf, variablesOf } from './variables'

/** Says that too many searches came from the reader's network, and searches again once that may succeed. */
export function TooMany() {
  const page = usePage()
  const { execute, queryClient } = useApp()
  const [tries, setTries] = useState(0)
  const operation = OPERATIONS[categoryOf(page)]
  const variables = JSON.stringify(variablesOf(page))
  useEffect(() => {
    const again = () => setTries(tries + 1)
    const search = async () => {
      // A tab in the background asks for nothing.
      if (document.hidden) return again()
      // What is shown if nothing is found, before it is known that nothing is.
      await queryClient.ensureQueryData(operationQuery(execute, SearchStart, {}))
      await queryClient.fetchQuery(operationQuery(execute, operation, JSON.parse(variables)))
    }
    const timer = setTimeout(
      () => search().catch((error: unknown) => isTooMany(error) && again()),
      SEARCH_REQUESTS.windowMs,
    )
    return () => clearTimeout(timer)
  }, [execute, queryClient, operation, variables, tries])
  return (
    <SearchLayout title={titleOf('', null, null)} author={authorOf(page)}>
      <div role="alert" className="py-10">
        <p className="text-18 text-balance">{wording.title}</p>
        <p className="mt-2 text-16 text-ink-soft text-pretty">{wording.wait(SEARCH_WAIT)}</p>
      </div>
    </SearchLayout>
  )
}
