import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link'
import type { LandingLink } from '../next-step'

interface Props {
  /** What it is, in words: the page in it is a picture for whoever can see it. */
  caption: string
  /** The page itself. */
  link?: LandingLink | undefined
  children: ReactNode
}

/**
 * A page of this site as a figure: its own markup, at three quarters of its size, cut off at the bottom. Nothing in it
 * can be reached or pressed. Rule: docs/rules/routes.md, "Landing pages".
 */
export function Frame({ caption, link, children }: Props) {
  return (
    <figure>
      <div className="aspect-[3/4] min-h-0 overflow-clip rounded-[6px] border border-line-strong bg-paper [mask-image:linear-gradient(#000_82%,transparent)] sm:aspect-[4/3] lg:aspect-[16/10] forced-colors:[mask-image:none]">
        <div
          inert
          aria-hidden="true"
          className="w-[calc(100%/0.75)] origin-top-left scale-75 rtl:origin-top-right"
        >
          {children}
        </div>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-4 text-14 text-ink-soft">
        <span className="text-pretty">{caption}</span>
        {link && (
          <Link look="underlined" href={link.href}>
            {link.text}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}
