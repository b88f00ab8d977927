import { AppLink } from './AppLink'

interface Props {
  href: string
  children: string
}

/** A link among others of its kind, side by side: topics, tags. Rule: docs/rules/ui.md, "Links". */
export function Pill({ href, children }: Props) {
  return (
    <AppLink href={href} className="group inline-flex min-h-11 items-center rounded-full text-14">
      <span className="inline-flex min-h-9 items-center rounded-full bg-accent-wash px-4 group-hover:bg-line forced-colors:border">
        {children}
      </span>
    </AppLink>
  )
}
