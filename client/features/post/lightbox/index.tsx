import { createRoot } from 'react-dom/client'
import { Lightbox } from './Lightbox'
import { picturesAround } from './pictures'

let isOpen = false

/** Opens the picture of a link among the others of its story. The focus returns to the link. */
export function openLightbox(link: HTMLAnchorElement): void {
  if (isOpen) return
  isOpen = true
  const pictures = picturesAround(link)
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box)
  const close = () => box.querySelector('dialog')?.close()
  // Going back leaves the page that the pictures belong to.
  window.addEventListener('popstate', close, { once: true })
  const gone = () => {
    window.removeEventListener('popstate', close)
    root.unmount()
    box.remove()
    isOpen = false
    link.focus({ preventScroll: true })
  }
  const first = pictures.findIndex((picture) => picture.link === link)
  root.render(<Lightbox pictures={pictures} first={Math.max(first, 0)} onClosed={gone} />)
}
