import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { lightboxWording as wording } from '../../../../schema/wording/lightbox'
import { IconButton } from '../../../ui/IconButton'
import { listenToGestures } from './gestures'
import type { Picture } from './pictures'
import { MAX_SCALE, STEP, type View, WHOLE, within, zoomed } from './view'

/** Keys that would scroll the page behind. */
const SCROLLS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/** As wide as the stage and its height allow, and never wider than the picture itself. */
const fitted = ({ width, height }: Picture): CSSProperties =>
  width && height
    ? { width: `min(100cqw, ${width}px, 100cqh * ${width / height})`, aspectRatio: `${width} / ${height}` }
    : {}

interface Props {
  pictures: readonly Picture[]
  /** The initial picture. */
  first: number
  onClosed: () => void
}

/**
 * A story's pictures over the page, one at a time and as large as the window. Arrow keys and swipes move
 * between them; plus and minus, pinches and double taps zoom; Escape closes. Rule: docs/rules/reading.md,
 * "Pictures".
 */
export function Lightbox({ pictures, first, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState(first)
  const [view, setView] = useState<View>(WHOLE)
  const [loaded, setLoaded] = useState('')
  const picture = pictures[index]

  const show = (next: number) => {
    if (next < 0 || next >= pictures.length) return
    setIndex(next)
    setView(WHOLE)
  }
  const change = (next: View) => {
    if (!stage.current || !image.current) return
    const { offsetWidth: width, offsetHeight: height } = image.current
    const { clientWidth, clientHeight } = stage.current
    const limited = within(next, { width, height }, { width: clientWidth, height: clientHeight })
    // Two fingers can move within one frame, so the second starts from the first one's result.
    latest.current.view = limited
    setView(limited)
  }
  const zoom = (factor: number) => change(zoomed(view, factor, { x: 0, y: 0 }))
  const close = () => dialog.current?.close()

  // The listeners stay for as long as the lightbox is open, and read the current state from here.
  const latest = useRef({ view, change, step: (by: number) => show(index + by) })
  latest.current = { view, change, step: (by: number) => show(index + by) }
  useEffect(() => {
    dialog.current?.showModal()
    closing.current?.focus()
    if (!stage.current) return
    return listenToGestures({
      element: stage.current,
      view: () => latest.current.view,
      setView: (next) => latest.current.change(next),
      step: (by) => latest.current.step(by),
      close: () => dialog.current?.close(),
    })
  }, [])

  const keys: Record<string, () => void> = {
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setView(WHOLE),
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key]
    if (act || SCROLLS.has(event.key)) event.preventDefault()
    act?.()
  }

  if (!picture) return null
  const { src, preview, alt, width, height, caption } = picture
  return (
    <dialog
      ref={dialog}
      aria-label={wording.label}
      onKeyDown={press}
      onClose={onClosed}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-paper p-0 text-ink backdrop:bg-paper transition-opacity duration-200 starting:opacity-0"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-14 shrink-0 items-center justify-end gap-1 px-1.5">
          <p role="status" className="me-auto ps-4.5 text-13 text-ink-soft tabular-nums">
            {pictures.length > 1 && wording.position(index + 1, pictures.length)}
          </p>
          <IconButton
            icon="minus"
            label={wording.smaller}
            isIdle={view.scale === 1}
            onClick={() => zoom(1 / STEP)}
          />
          <IconButton
            icon="plus"
            label={wording.larger}
            isIdle={view.scale >= MAX_SCALE}
            onClick={() => zoom(STEP)}
          />
          <IconButton icon="close" ref={closing} label={wording.close} onClick={close} />
        </div>
        <figure className="flex min-h-0 flex-1 flex-col">
          <div
            ref={stage}
            className={`grid min-h-0 flex-1 touch-none place-items-center overflow-hidden select-none [container-type:size] ${pictures.length > 1 ? 'sm:px-16' : 'sm:px-6'} ${view.scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          >
            <img
              key={src}
              ref={image}
              src={src}
              alt={alt}
              width={width}
              height={height}
              draggable={false}
              onLoad={() => setLoaded(src)}
              className="h-auto max-h-full max-w-full bg-cover"
              style={{
                ...fitted(picture),
                transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
                ...(loaded === src ? {} : { backgroundImage: `url("${preview}")` }),
              }}
            />
          </div>
          <figcaption className="min-h-4 shrink-0 px-6 text-center text-14 text-ink-soft text-balance not-empty:py-4">
            {caption}
          </figcaption>
        </figure>
      </div>
      {pictures.length > 1 && (
        <>
          <IconButton
            icon="previous"
            label={wording.previous}
            isIdle={index === 0}
            onClick={() => show(index - 1)}
            className="bg-paper absolute top-1/2 start-3 -translate-y-1/2 max-sm:hidden"
          />
          <IconButton
            icon="next"
            label={wording.next}
            isIdle={index === pictures.length - 1}
            onClick={() => show(index + 1)}
            className="bg-paper absolute top-1/2 end-3 -translate-y-1/2 max-sm:hidden"
          />
        </>
      )}
    </dialog>
  )
}
