import { type MouseEvent, useState } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { useApp } from '../../lib/app'
import { opensElsewhere } from '../../lib/opens-elsewhere'
import { useLink } from '../../lib/use-link'
import { addressOfQuery, groupsOf, type Suggestion, startingGroups, stepped } from './options'
import { forgetSearches, recentSearches, rememberSearch } from './recent'
import { reportChoice } from './report-choice'
import { Suggestions } from './Suggestions'
import { useChoose } from './use-choose'
import { useCombobox } from './use-combobox'
import { useSearch } from './use-search'
import { useSearchEvents } from './use-search-events'

const wording = searchWording.popover

interface Props {
  /** Of the list of suggestions. */
  id: string
  /** What is typed in. */
  field: HTMLInputElement
  /** What it holds. */
  query: string
  /** The search page. */
  href: string
  /** What the search page searches in. */
  scope: keyof typeof wording.scope
  close: (returnsFocus: boolean) => void
}

/** Suggests results as the reader types. Rule: docs/rules/search.md, "The box". */
export function SearchPanel({ id, field, query, href, scope, close }: Props) {
  const app = useApp()
  const link = useLink()
  const [recent, setRecent] = useState(recentSearches)
  /** The suggestion that the arrow keys have reached, as long as the same is typed. */
  const [reached, setReached] = useState({ query, at: -1 })
  const at = reached.query === query ? reached.at : -1
  const choose = useChoose()
  const trimmed = query.trim()
  const status = useSearch(trimmed)
  const groups = trimmed === '' ? startingGroups(recent, href, link) : groupsOf(status?.results ?? [], link)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const current = all[at]

  useSearchEvents(app.state, status?.status === 'success' ? trimmed : '', all.length)
  const pick = (suggestion: Suggestion, event?: MouseEvent) => {
    if (suggestion.click) reportChoice(app, suggestion.click)
    if (suggestion.query) rememberSearch(suggestion.query)
    if (event && opensElsewhere(event)) return
    event?.preventDefault()
    close(false)
    choose(suggestion.href)
  }
  useCombobox(field, {
    id,
    count: all.length,
    at,
    onStep: (by) => setReached({ query, at: stepped(at, by, all.length) }),
    onSubmit: () => {
      if (current) return pick(current)
      // The last key may not have been drawn yet.
      const typed = field.value.trim()
      rememberSearch(typed)
      close(false)
      choose(addressOfQuery(href, typed))
    },
  })

  return (
    <>
      <Suggestions id={id} groups={groups} at={at} onPick={pick} />
      {trimmed === '' && recent.length > 0 && (
        <button
          type="button"
          className="mt-1 h-11 px-2 text-13 text-danger underline underline-offset-4"
          onClick={() => {
            forgetSearches()
            setRecent([])
            field.focus()
          }}
        >
          {wording.clear}
        </button>
      )}
      <p role="status" className={all.length > 0 ? 'sr-only' : 'px-2 pt-3 pb-1 text-14 text-ink-soft'}>
        {statusText(trimmed, status?.status, all.length, wording.scope[scope].none)}
      </p>
    </>
  )
}

/** The status of the search in words. A failure says nothing, because the search page still works. */
function statusText(
  query: string,
  status: 'loading' | 'success' | 'error' | undefined,
  count: number,
  none: string,
): string {
  if (query === '' || status === 'error') return ''
  if (count > 0) return status === 'success' ? wording.count(count) : ''
  if (status !== 'success') return wording.loading
  return none
}
