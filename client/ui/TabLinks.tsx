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
}

/** Tabs that are separate pages: links, which work without script. Rule: docs/rules/ui.md, "Tabs". */
export function TabLinks({ label, tabs, className = '', hasLine = true, isDense = false }: Props) {
  const row = useCentredCurrent(tabs.find(({ isCurrent }) => isCurrent)?.href)
  const relOf = useWrittenRel()
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`overflow-x-auto [scrollbar-width:none] ${className}`}
      data-no-print
    >
      <ul className={`${TAB_LIST} ${isDense ? 'gap-4' : 'gap-6'} ${hasLine ? 'border-b border-line' : ''}`}>
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
