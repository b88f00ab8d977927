import { AppLink } from './AppLink'

interface Props {
  href: string
  children: string
}

/** A link among others of its kind, side by side: topics, tags. Rule: docs/rules/ui.md, "Links". */
export function Pill({ href, children }: Props) {
  return (
    <AppLink
      href={href}
      className="inline-flex min-h-10 items-center rounded-full bg-accent-wash px-4 text-14 hover:bg-line pointer-coarse:min-h-11 forced-colors:border"
    >
      {children}
    </AppLink>
  )
}
