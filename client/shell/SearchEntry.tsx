import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_QUERY } from '../../schema/rules/search'
import { searchWording } from '../../schema/wording/search'
import { shellWording } from '../../schema/wording/shell'
import { lazily } from '../lib/lazily'
import { opensElsewhere } from '../lib/opens-elsewhere'
import { useCanLink } from '../lib/use-can-link'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'
import { SearchForm, SearchInput } from '../ui/form/SearchForm'
import { preload, useLazy } from '../ui/lazy'
import { Strokes } from '../ui/Strokes'
import { isSearchKey } from './search-key'

const panel = lazily(() => import('./search/SearchPanel').then(({ SearchPanel }) => SearchPanel))

const BOX = 'search-box'

/**
 * The header's link to search, which on the pages of a publication or a person searches only those. It opens a box
 * whose text field is part of every page, so that nothing that is typed is lost, even before the page's script has
 * started (client/bootstrap.ts). The suggestions below the field are loaded when a pointer or the focus reaches the
 * link, or on the press. On a phone the link is an icon. Rule: docs/rules/search.md, "The box".
 */
export function SearchEntry({ className }: { className: string }) {
  const { pageId, params, search } = usePage()
  const { collectionSlug } = params
  const canLink = useCanLink()
  const link = useLink()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const place = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const Panel = useLazy(panel, isOpen)
  const open = () => {
    // Phones show their keyboard only for a field that gets the focus during the press.
    flushSync(() => setOpen(true))
    field.current?.focus()
  }
  const close = (returnsFocus: boolean) => {
    if (field.current) field.current.value = ''
    setQuery('')
    setOpen(false)
    if (returnsFocus) place.current?.querySelector('a')?.focus()
  }
  const latest = useRef({ open, close })
  latest.current = { open, close }
  useEffect(() => {
    // Opened before the page was hydrated.
    if (box.current?.hidden === false) {
      setQuery(field.current?.value ?? '')
      setOpen(true)
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || place.current?.closest('[inert],[aria-hidden]'))
        return
      event.preventDefault()
      latest.current.open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) latest.current.close(false)
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current.close(true)
    }
    const opened = box.current
    opened?.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      opened?.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [isOpen])
  if (!canLink('Search')) return null
  const isWithin = collectionSlug !== undefined && canLink('SearchCollection')
  const author = (!isWithin && (pageId === 'search' ? search.author : params.username)) || undefined
  const scope = isWithin ? 'publication' : author ? 'profile' : 'site'
  const action = isWithin ? link('SearchCollection', { collectionSlug }) : link('Search')
  const href = isWithin ? action : link('Search', {}, { query: { author } })
  const { label } = searchWording.popover.scope[scope]
  // Whoever has typed faster than the suggestions were loaded waits for them, so that the search is remembered.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (panel.loaded) return
    event.preventDefault()
    const form = event.currentTarget
    panel().then(
      () => setTimeout(() => form.requestSubmit()),
      () => form.submit(),
    )
  }
  return (
    <span ref={place}>
      <AppLink
        href={href}
        aria-label={shellWording.search}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={BOX}
        data-search=""
        onPointerEnter={() => void preload(panel)}
        onFocus={() => void preload(panel)}
        // A press opens the box: the page that the link leads to is fetched by whoever searches.
        onPointerDown={undefined}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          if (isOpen) close(false)
          else open()
        }}
      >
        <Strokes d="M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11M13 13l4 4" />
        <span className="max-md:hidden">&nbsp;{shellWording.search}</span>
      </AppLink>
      <div
        ref={box}
        id={BOX}
        // Only while it is open is it a dialog, of which scripts look for the one that is there.
        {...(isOpen && { role: 'dialog', 'aria-label': label })}
        hidden={!isOpen}
        suppressHydrationWarning
        className="absolute end-[max(1rem,calc(50vw-36.25rem))] top-full z-(--z-index-modal) mt-2 w-[316px] max-w-[calc(100vw-2rem)] rounded-input border border-line bg-paper-raised p-3 shadow-lg"
      >
        <SearchForm action={action} onSubmit={submit}>
          {author !== undefined && <input type="hidden" name="author" value={author} />}
          <SearchInput
            ref={field}
            role="combobox"
            label={label}
            aria-expanded={false}
            aria-controls={`${BOX}-list`}
            aria-autocomplete="list"
            maxLength={MOST_QUERY}
            onInput={(event) => setQuery(event.currentTarget.value)}
            className="bg-paper"
          />
        </SearchForm>
        {isOpen && Panel && field.current && (
          <Panel
            id={`${BOX}-list`}
            field={field.current}
            query={query}
            href={href}
            scope={scope}
            close={close}
          />
        )}
      </div>
    </span>
  )
}
