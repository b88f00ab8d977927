import type { MouseEvent, ReactNode } from 'react'
import { storyWording } from '../../../../schema/wording/story'
import { opensElsewhere } from '../../../lib/opens-elsewhere'

/** Opens the picture in the lightbox, which is loaded on the first click. */
function enlarge(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return
  const link = event.currentTarget
  event.preventDefault()
  import('../lightbox')
    .then(({ openLightbox }) => openLightbox(link))
    .catch(() => window.location.assign(link.href))
}

interface Props {
  /** Address of the picture in its largest size, which the link opens without script. */
  href: string
  alt: string
  children: ReactNode
}

/** A picture that a click enlarges. */
export function EnlargeLink({ href, alt, children }: Props) {
  return (
    <a
      href={href}
      data-enlarge=""
      aria-haspopup="dialog"
      aria-label={storyWording.enlarge(alt)}
      onClick={enlarge}
    >
      {children}
    </a>
  )
}
