import { AppLink } from './AppLink'

interface Tab {
  href: string
  text: string
  isCurrent: boolean
}

interface Props {
  /** The label of the tabs. */
  label: string
  tabs: readonly Tab[]
  className?: string
}

export const TAB_ROW = 'flex gap-8 overflow-x-auto border-b border-line'
/** The line under the current tab is a border, which forced colours keep and draw in the text colour. */
export const TAB =
  '-mb-px inline-flex h-12 shrink-0 items-center border-b-2 text-14 whitespace-nowrap transition-colors duration-120'
export const TAB_OTHER = 'border-transparent text-ink-soft hover:text-ink forced-colors:border-[Canvas]'
export const TAB_CURRENT = 'border-ink text-ink forced-colors:border-[Highlight]'

/** Tabs that are separate pages: links, which need no script. Rule: docs/rules/ui.md, "Tabs". */
export function TabLinks({ label, tabs, className = '' }: Props) {
  return (
    <nav aria-label={label} className={`${TAB_ROW} ${className}`}>
      {tabs.map(({ href, text, isCurrent }) => (
        <AppLink
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={`${TAB} ${isCurrent ? TAB_CURRENT : TAB_OTHER}`}
        >
          {text}
        </AppLink>
      ))}
    </nav>
  )
}
