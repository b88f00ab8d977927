import { type ReactNode, useId } from 'react'
import { libraryWording as wording } from '../../../schema/wording/library'
import { Link } from '../../ui/Link'

interface Props {
  title: string
  /** How many there are in all. */
  count: number
  /** The page with all of them. */
  href: string
  /** What takes the place of the first ones while there are none. */
  none: { text: string; more: { href: string; text: string } }
  /** The first ones. */
  children: ReactNode
}

/** A part of the library on its overview: its name, how much it has, and the first of it. */
export function LibrarySection({ title, count, href, none, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="flex items-end justify-between gap-4 border-b border-line">
        <h2 id={id} className="pb-2 font-serif text-24 font-semibold tracking-tight">
          {title}{' '}
          <span className="font-sans text-16 font-normal text-ink-faint tabular-nums">
            {wording.count(count)}
          </span>
        </h2>
        {count > 0 && (
          <Link look="alone" href={href} aria-label={wording.all(title)} className="whitespace-nowrap">
            {wording.seeAll}
          </Link>
        )}
      </div>
      {count > 0 ? (
        children
      ) : (
        <p className="py-6 text-16 text-ink-soft text-pretty">
          {none.text}{' '}
          <Link href={none.more.href} className="whitespace-nowrap">
            {none.more.text}
          </Link>
        </p>
      )}
    </section>
  )
}
