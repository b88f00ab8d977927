import { type ReactNode, useEffect } from 'react'
import { useWrittenRel } from '../lib/use-written-rel'
import { Anchor } from './Anchor'
import { TAB_LIST, tabClass } from './tab-look'
import { useCentredCurrent } from './use-centred-current'

interface Tab {
  href: string
  text: string
  isCurrent: boolean
  /** Leads out of the site, and opens in another window. */
  isOutside?: boolean
  /** It is also in the menu at the end, and in the row only where that can't open. */
  isFolded?: boolean
}

interface Props {
  /** The label of the tabs. */
  label: string
  tabs: readonly Tab[]
  className?: string
  /** False where the row already stands on a line. */
  hasLine?: boolean
  /** Closer together, for a row of many. */
  isDense?: boolean
  /** The menu of the tabs that are folded. */
  end?: ReactNode
}

/** The tabs of which one was followed last. The page that it leads to has the same ones. */
let followed: string | undefined

/** Tabs that are separate pages: links, which work without script. Rule: docs/rules/ui.md, "Tabs". */
export function TabLinks(props: Props) {
  const { label, tabs, className = '', hasLine = true, isDense = false, end } = props
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  const row = useCentredCurrent(current)
  // The page that a tab leads to replaces this one, and its tabs: the keyboard continues from the same tab there.
  useEffect(() => {
    const isFollowed = current !== undefined && followed === label && document.activeElement === document.body
    if (isFollowed) row.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
    followed = undefined
  }, [label, current, row])
  const relOf = useWrittenRel()
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`overflow-x-auto [scrollbar-width:none] ${className}`}
      data-no-print
    >
      <ul className={`${TAB_LIST} ${isDense ? 'gap-4' : 'gap-6'} ${hasLine ? 'border-b border-line' : ''}`}>
        {tabs.map(({ href, text, isCurrent, isOutside, isFolded }) => (
          <li key={href} className={isFolded ? 'hidden [@media(scripting:none)]:block' : undefined}>
            <Anchor
              href={href}
              {...(isOutside ? { opens: 'window', rel: relOf(href) } : {})}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => {
                followed = label
              }}
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
        {end && <li className="[@media(scripting:none)]:hidden">{end}</li>}
      </ul>
    </nav>
  )
}
