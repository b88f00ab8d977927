import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { MOST_QUERY } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import { useApp } from '../../lib/app'
import { opensElsewhere } from '../../lib/opens-elsewhere'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { SearchForm, SearchInput } from '../../ui/form/SearchForm'
import { addressOfQuery, groupsOf, type Suggestion, startingGroups, stepped } from './options'
import { forgetSearches, recentSearches, rememberSearch } from './recent'
import { reportChoice } from './report-choice'
import { Suggestions } from './Suggestions'
import { useChoose } from './use-choose'
import { useSearch } from './use-search'
import { useSearchEvents } from './use-search-events'

const wording = searchWording.popover

interface Props {
  /** The search page. */
  href: string
  /** What the search page searches in. */
  scope: keyof typeof wording.scope
  close: (returnsFocus: boolean) => void
}

/** The box that suggests results as the reader types. Rule: docs/rules/search.md, "The box". */
export function SearchPanel({ href, scope, close }: Props) {
  const app = useApp()
  const link = useLink()
  const { label, none } = wording.scope[scope]
  const viewerId = useViewer()?.id ?? ''
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(() => recentSearches(viewerId))
  const [at, setAt] = useState(-1)
  const choose = useChoose()
  const trimmed = query.trim()
  const status = useSearch(trimmed)
  const groups = trimmed === '' ? startingGroups(recent, href, link) : groupsOf(status?.results ?? [], link)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const current = all[at]

  useEffect(() => field.current?.focus(), [])
  useSearchEvents(app.state, status?.status === 'success' ? trimmed : '', all.length)
  useEffect(() => {
    const away = (event: Event) => {
      const isInside = event.target instanceof Node && box.current?.parentElement?.contains(event.target)
      if (!isInside) close(false)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [close])

  const pick = (suggestion: Suggestion, event?: MouseEvent) => {
    if (suggestion.click) reportChoice(app, suggestion.click)
    if (suggestion.query) rememberSearch(viewerId, suggestion.query)
    if (event && opensElsewhere(event)) return
    event?.preventDefault()
    close(false)
    choose(suggestion.href)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (current) return pick(current)
    rememberSearch(viewerId, trimmed)
    close(false)
    choose(addressOfQuery(href, trimmed))
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close(true)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setAt(stepped(at, event.key === 'ArrowDown' ? 1 : -1, all.length))
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      onKeyDown={leave}
      className="absolute end-[max(1rem,calc(50vw-36.25rem))] top-full z-(--z-index-modal) mt-2 w-[316px] max-w-[calc(100vw-2rem)] rounded-input border border-line bg-paper-raised p-3 shadow-lg"
    >
      <SearchForm action={href} onSubmit={submit}>
        <SearchInput
          ref={field}
          role="combobox"
          label={label}
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${at}` : undefined}
          maxLength={MOST_QUERY}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(-1)
          }}
          onKeyDown={press}
          className="bg-paper"
        />
      </SearchForm>
      <Suggestions id={id} groups={groups} at={at} onPick={pick} />
      {trimmed === '' && recent.length > 0 && (
        <button
          type="button"
          className="mt-1 h-11 px-2 text-13 text-ink-soft underline underline-offset-4 hover:text-ink"
          onClick={() => {
            forgetSearches()
            setRecent([])
            field.current?.focus()
          }}
        >
          {wording.clear}
        </button>
      )}
      <p role="status" className={all.length > 0 ? 'sr-only' : 'px-2 pt-3 pb-1 text-14 text-ink-soft'}>
        {statusText(trimmed, status?.status, all.length, none)}
      </p>
    </div>
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
