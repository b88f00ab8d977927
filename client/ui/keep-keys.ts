/** How long after a press on a control that part is asked for which it opens, in milliseconds. */
const AFTER_PRESS = 200
/** How long after the part has arrived its first field may take to get the focus, in milliseconds. */
const REST = 1000

const FIELDS = 'input,textarea,select,[contenteditable]'
const CONTROLS = 'button,summary,[role=button],[role^=menuitem],[aria-haspopup]'

/** When a control was pressed last, by a pointer or a key. */
let pressedAt = Number.NEGATIVE_INFINITY
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest(CONTROLS)) pressedAt = performance.now()
  },
  true,
)

const isField = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches(FIELDS)

/** Types a kept key into the field that has the focus now, or presses it again there. */
function replay(event: KeyboardEvent): void {
  const target = document.activeElement
  if (isField(target) && event.key.length === 1) {
    // The browser's own typing, which undo and React's listeners know. No other way types into every kind of field.
    document.execCommand('insertText', false, event.key)
  } else target?.dispatchEvent(new KeyboardEvent(event.type, event))
}

/** Ends the keeping that is at work; there is one at a time. */
let end = (_keys: 'dropped' | 'replayed'): void => {}

/**
 * Keeps the keys that are pressed while what the press of a control has opened is loaded, until something in it gets the
 * focus, which then gets them. A press elsewhere drops them. If no control was pressed, it keeps nothing. Rule: docs/rules/ui.md, "What is loaded when".
 *
 * @param loading settles once the part is loaded, or isn't.
 */
export function keepKeys(loading: Promise<unknown>): void {
  if (performance.now() - pressedAt > AFTER_PRESS) return
  end('dropped')
  const kept: KeyboardEvent[] = []
  const keeping = new AbortController()
  const { signal } = keeping
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (keys: 'dropped' | 'replayed') => {
    if (signal.aborted) return
    clearTimeout(timer)
    keeping.abort()
    if (keys === 'replayed') for (const event of kept) replay(event)
  }
  end = stop
  const press = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, isComposing, target } = event
    if (metaKey || ctrlKey || altKey || isComposing || isField(target) || event.defaultPrevented) return
    // Tab moves on, Escape gives up, and modifiers are part of other keys.
    if (key === 'Tab' || key === 'Escape') return stop('dropped')
    if (key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    kept.push(event)
  }
  document.addEventListener('keydown', press, { capture: true, signal })
  // After the listeners of what has the focus now.
  document.addEventListener('focusin', () => setTimeout(() => stop('replayed')), { signal })
  document.addEventListener('pointerdown', () => stop('dropped'), { capture: true, signal })
  const rest = () => {
    if (!signal.aborted) timer = setTimeout(() => stop('dropped'), REST)
  }
  loading.then(rest, () => stop('dropped'))
}
