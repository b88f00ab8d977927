import type { MouseEvent, ReactNode } from 'react'
import { storyWording } from '../../../../schema/wording/story'

/** Opens the picture in the lightbox, which is loaded with the first press. */
function enlarge(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = event.currentTarget
  event.preventDefault()
  import('../lightbox')
    .then(({ openLightbox }) => openLightbox(link))
    .catch(() => window.location.assign(link.href))
}

interface Props {
  /** Address of the picture in its largest size, where the link leads without script. */
  href: string
  alt: string
  children: ReactNode
}

/** A picture that can be enlarged with a press. */
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
