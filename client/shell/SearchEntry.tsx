import { useEffect, useRef, useState } from 'react'
import { shellWording } from '../../schema/wording/shell'
import { lazily } from '../lib/lazily'
import { opensElsewhere } from '../lib/opens-elsewhere'
import { useCanLink } from '../lib/use-can-link'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'
import { preload, useLazy } from '../ui/lazy'
import { Strokes } from '../ui/Strokes'

const panel = lazily(() => import('./search/SearchPanel').then(({ SearchPanel }) => SearchPanel))

/** Whether a key press asks for the search, on any keyboard. */
const isHotkey = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && metaKey !== ctrlKey && !altKey && !shiftKey

/**
 * The header's link to search, which on the pages of a publication or a person searches only those. It opens a box
 * that suggests results, loaded when a pointer or the focus reaches the link, or on the press. On a phone the link is
 * an icon. Rule: docs/rules/search.md, "The box".
 */
export function SearchEntry({ className }: { className: string }) {
  const { pageId, params, search } = usePage()
  const { collectionSlug } = params
  const canLink = useCanLink()
  const link = useLink()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const Panel = useLazy(panel, isOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isHotkey(event) || event.defaultPrevented) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!canLink('Search')) return null
  const isWithin = collectionSlug !== undefined && canLink('SearchCollection')
  const author = pageId === 'search' ? search.author : params.username
  const scope = isWithin ? 'publication' : author ? 'profile' : 'site'
  const href = isWithin
    ? link('SearchCollection', { collectionSlug })
    : link('Search', {}, { query: { author } })
  const close = (returnsFocus: boolean) => {
    setOpen(false)
    if (returnsFocus) place.current?.querySelector('a')?.focus()
  }
  return (
    <span ref={place}>
      <AppLink
        href={href}
        aria-label={shellWording.search}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void preload(panel)}
        onFocus={() => void preload(panel)}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        <Strokes d="M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11M13 13l4 4" />
        <span className="max-md:hidden">&nbsp;{shellWording.search}</span>
      </AppLink>
      {isOpen && Panel && <Panel href={href} scope={scope} close={close} />}
    </span>
  )
}
