import { type ReactNode, useId } from 'react'
import { Link } from './Link'

interface Props {
  title: string
  children: ReactNode
  /** The address with more of it. */
  more?: { href: string; text: string } | false | undefined
}

/** A section of a rail: a small heading over a hairline, which is level with that of tabs beside it, its content, and a link to more. */
export function RailSection({ title, children, more }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="flex min-h-11 items-center border-b border-line font-serif text-16 font-semibold"
      >
        {title}
      </h2>
      {children}
      {more && <MoreLink {...more} />}
    </section>
  )
}

/** A link to the complete list. */
export function MoreLink({ href, text }: { href: string; text: string }) {
  return (
    <Link look="alone" href={href} className="mt-2">
      {text}
    </Link>
  )
}
