import { useEffect, useRef } from 'react'
import { useWrittenRel } from '../lib/use-written-rel'
import { Anchor } from './Anchor'
import { TAB_LIST, tabClass } from './tab-look'

interface Tab {
  href: string
  text: string
  isCurrent: boolean
  /** It leads out of the site, to a window of its own. */
  isOutside?: boolean
}

interface Props {
  /** The label of the tabs. */
  label: string
  tabs: readonly Tab[]
  className?: string
  /** Leave the line out where the row stands on one already. */
  hasLine?: boolean
}

/** Scrolls a row sideways to centre its current tab, unless the reader has scrolled it. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current || row.scrollLeft !== 0) return
  const { left, width } = current.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (row.getBoundingClientRect().left + row.clientWidth / 2)
}

/** Tabs that are separate pages: links, which work without script. Rule: docs/rules/ui.md, "Tabs". */
export function TabLinks({ label, tabs, className = '', hasLine = true }: Props) {
  const row = useRef<HTMLElement>(null)
  const relOf = useWrittenRel()
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    if (current !== undefined) showCurrent(row.current)
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`overflow-x-auto [scrollbar-width:none] ${className}`}
      data-no-print
    >
      <ul className={`${TAB_LIST} ${hasLine ? 'border-b border-line' : ''}`}>
        {tabs.map(({ href, text, isCurrent, isOutside }) => (
          <li key={href}>
            <Anchor
              href={href}
              {...(isOutside ? { opens: 'window', rel: relOf(href) } : {})}
              aria-current={isCurrent ? 'page' : undefined}
              className={tabClass(isCurrent, hasLine)}
            >
              {text}
              {isOutside && (
                <span aria-hidden="true" className="ms-1 text-ink-faint">
                  ↗
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
