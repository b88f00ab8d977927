import { Dialog as Primitive } from '@base-ui/react/dialog'
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../IconButton'

/** Asks before a dialog is closed, which the given function then does. */
export type AskFirst = (close: () => void) => void

/** The actions of an open dialog. */
export interface DialogHandle {
  /** Closes it as its reader can: it may ask first whether unsaved changes should be lost. */
  leave: () => void
  /** Closes it at once; resolves when it has faded out. */
  close: () => Promise<void>
  /** Sets what asks first; nothing does at the beginning. */
  guard: (askFirst: AskFirst | undefined) => void
}

export interface DialogProps {
  /** The id of its title. */
  labelledBy: string
  /** The label of its close button. */
  closeLabel: string
  /** Called when it has faded out. */
  onClosed: () => void
  /** Its width from 728 pixels on, as a class. */
  width: string
  /**
   * `full` fills windows under 728 pixels. A `sheet` lies along an edge of the window: the lower one there, and the
   * one where lines end on wider windows. A `drawer` lies along the edge where lines begin.
   */
  shape?: 'box' | 'full' | 'sheet' | 'drawer' | undefined
  children: ReactNode
  ref?: Ref<DialogHandle> | undefined
}

const FADE = 'transition duration-300 ease-quiet data-starting-style:opacity-0 data-ending-style:opacity-0'
/** A box has a fixed top edge, which stays in place when its content grows. */
const SHAPES = {
  box: 'relative mx-auto mt-[max(16px,10dvh)] mb-4 w-[calc(100%-32px)] rounded-input',
  full: 'relative mx-auto w-full max-md:min-h-dvh md:mt-[max(16px,10dvh)] md:mb-4 md:rounded-input',
  sheet:
    'fixed bottom-0 overflow-y-auto overscroll-contain max-md:inset-x-0 max-md:max-h-[85dvh] max-md:rounded-t-[12px] md:end-0 md:top-0 md:w-full md:border-s md:border-line max-md:data-starting-style:translate-y-8 max-md:data-ending-style:translate-y-8',
  drawer: 'fixed inset-y-0 start-0 max-w-full overflow-y-auto overscroll-contain border-e border-line',
} as const

/** Presses on toasts over the dialog don't count as presses outside it. */
const isMessage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-over-dialogs]') !== null

/** The section of the page in which a dialog was opened, and the element that had the focus there. */
interface Origin {
  opener?: HTMLElement
  section?: Element | null
  /** The origin of the dialog that opened this one. */
  outer?: Origin | undefined
}

/** Where the dialog around was opened. */
const OuterOrigin = createContext<RefObject<Origin> | undefined>(undefined)

/**
 * Where the focus goes when a dialog closes: back to where it was, or to the heading of its section or of the page if
 * that is gone too. Otherwise the first element of the page would be next: its skip link. Two dialogs that close
 * together both lead to where the outer one was opened, in whatever order they go.
 */
function placeAfter({ opener, section, outer }: Origin): HTMLElement | null {
  if (opener?.isConnected) return opener
  if (outer) return placeAfter(outer)
  const heading =
    section?.querySelector<HTMLElement>('h2[tabindex]') ?? document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/**
 * A box over the page; open as long as it is rendered, until it closes itself. Features that are loaded when
 * they are opened use it directly; everything else uses Dialog, which loads it. Rule: docs/rules/ui.md,
 * "Dialogs".
 */
export function DialogPopup(props: DialogProps) {
  const { labelledBy, closeLabel, onClosed, width, shape = 'box', children, ref } = props
  const [isOpen, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const origin = useRef<Origin>({})
  const outer = useContext(OuterOrigin)
  const askFirst = useRef<AskFirst>(undefined)
  const faded = useRef<() => void>(undefined)
  const close = () => {
    setOpen(false)
    return new Promise<void>((resolve) => {
      faded.current = resolve
    })
  }
  const leave = () => (askFirst.current ? askFirst.current(close) : close())
  const guard = (ask: AskFirst | undefined) => {
    askFirst.current = ask
  }
  useImperativeHandle(ref, () => ({ leave, close, guard }))
  useEffect(() => {
    const opener = document.activeElement
    if (opener instanceof HTMLElement && opener !== document.body)
      origin.current = { opener, section: opener.closest('section'), outer: outer?.current }
    // One render later, so that it fades in.
    setOpen(true)
    return () => {
      // The action removed both the dialog and what opened it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) placeAfter(origin.current)?.focus()
      })
    }
  }, [])
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(_, { event, cancel }) => (isMessage(event.target) ? cancel() : leave())}
      onOpenChangeComplete={(open) => {
        if (open) return
        faded.current?.()
        onClosed()
      }}
    >
      <Primitive.Portal>
        {/* Dialogs over dialogs have one too. */}
        <Primitive.Backdrop forceRender className={`fixed inset-0 z-(--z-index-modal) bg-backdrop ${FADE}`} />
        <Primitive.Viewport className="fixed inset-0 z-(--z-index-modal) overflow-y-auto overscroll-contain">
          <Primitive.Popup
            ref={popup}
            aria-labelledby={labelledBy}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
            finalFocus={() => placeAfter(origin.current) ?? true}
            className={`bg-paper-raised text-ink outline-none forced-colors:border ${SHAPES[shape]} ${width} ${FADE}`}
          >
            <OuterOrigin value={origin}>{children}</OuterOrigin>
            <Primitive.Close
              render={<IconButton icon="close" label={closeLabel} className="absolute end-2 top-2" />}
            />
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
