import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  title: string
  /** The window that it stands for, in its own pixels. */
  width: number
  height: number
  /** How large it is drawn; 1 is its own size. */
  scale: number
  /** The document in it, instead of the children; nothing of it runs. */
  src: string | undefined
  children: ReactNode
}

/** Gives a frame's document the look of the page: its sheets, and what they ask of the root. */
function dress(inner: Document): void {
  for (const { name, value } of document.documentElement.attributes)
    inner.documentElement.setAttribute(name, value)
  // Copies keep their nonce, without which they would have no effect.
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style')
  inner.head.replaceChildren(...[...sheets].map((sheet) => inner.importNode(sheet, true)))
}

/**
 * A window of another size within the page: what is drawn in it obeys its width, as on another device. Unless it shows a
 * document, it is an empty one of ours, for which nothing is requested.
 */
export function PreviewWindow({ title, width, height, scale, src, children }: Props) {
  const [inside, setInside] = useState<HTMLElement>()
  const mount = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || src !== undefined) return
      const enter = () => {
        const inner = frame.contentDocument
        if (!inner) return
        dress(inner)
        setInside(inner.body)
      }
      enter()
      // Some browsers replace the first, empty document.
      frame.addEventListener('load', enter)
      return () => frame.removeEventListener('load', enter)
    },
    [src],
  )
  return (
    <div
      className="mx-auto overflow-hidden rounded-input border border-line-strong"
      style={{ width: width * scale + 2, height: height * scale + 2 }}
    >
      <iframe
        ref={mount}
        title={title}
        {...(src === undefined ? {} : { src, sandbox: 'allow-same-origin' })}
        className="bg-paper origin-top-left rtl:origin-top-right"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {inside && createPortal(children, inside)}
    </div>
  )
}
