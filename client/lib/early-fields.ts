type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  /** What the server sent, and what somebody made of it. */
  was: string
  value: string
}

/** Fields whose `value` is what somebody typed or chose. React keeps early clicks on the others itself. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea,select'

const defaultOf = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')

/** Sets what is in a field without React's noticing, so that it notices the event that follows. */
function put(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Types into a field once more what it holds or has lost, with the caret where it was. */
function typeAgain(field: Field, { was, value }: Typed): void {
  const { selectionStart, selectionEnd } = 'selectionStart' in field ? field : {}
  field.value = was
  put(field, value)
  if (selectionStart != null && field === document.activeElement && !(field instanceof HTMLSelectElement)) {
    const caret = (place: number | null | undefined) => Math.min(place ?? value.length, value.length)
    field.setSelectionRange(caret(selectionStart), caret(selectionEnd))
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Keeps what is typed into the page's fields before and while it is hydrated: React knows nothing of it, resets the text
 * of areas, and later that of all fields whose value it holds.
 *
 * @returns what tells the hydrated page of the text. A field whose component has already done something with its text
 * stays as it is.
 */
export function keepFields(): () => void {
  const typed = new Map<Field, Typed>()
  const note = (field: Field) => {
    const was = typed.get(field)?.was ?? defaultOf(field)
    typed.set(field, { was, value: field.value })
  }
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    if (field.value !== defaultOf(field)) note(field)
  }
  let isComposing = false
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const input = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) note(target as Field)
  }
  const compose = ({ type }: Event) => {
    isComposing = type === 'compositionstart'
  }
  for (const type of ['input', 'change']) document.addEventListener(type, input, options)
  for (const type of ['compositionstart', 'compositionend']) document.addEventListener(type, compose, options)
  return () => {
    listening.abort()
    for (const [field, text] of typed) {
      if (!field.isConnected || ![text.was, text.value].includes(field.value)) continue
      // The end of the composition tells React of the text.
      if (isComposing && field === document.activeElement && field.value === text.value) continue
      typeAgain(field, text)
    }
  }
}
