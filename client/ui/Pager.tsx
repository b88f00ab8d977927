import { ButtonLink } from './ButtonLink'
import { Icon } from './Icon'

interface Step {
  href: string
  text: string
  /** It leads to the first page, which isn't always the one before. */
  isFirst?: boolean
}

interface Props {
  /** The name of the navigation for screen readers. */
  label: string
  /** Absent on the first page. */
  previous?: Step | false | null | undefined
  /** Absent on the last page. */
  next?: Step | false | null | undefined
  /** Where the reader is, between the two links: "Page 2 of 7". */
  children?: string
}

/** Links to the pages before and after this one; they work without script. Rule: docs/rules/ui.md, "Lists and pages". */
export function Pager({ label, previous, next, children }: Props) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3 py-8"
      data-no-print
    >
      {previous && (
        <ButtonLink href={previous.href} {...(previous.isFirst ? {} : { rel: 'prev' })}>
          <Icon name="previous" size={16} />
          {previous.text}
        </ButtonLink>
      )}
      {children && <p className="text-14 text-ink-soft tabular-nums">{children}</p>}
      {next && (
        <ButtonLink href={next.href} rel="next">
          {next.text}
          <Icon name="next" size={16} />
        </ButtonLink>
      )}
    </nav>
  )
}
