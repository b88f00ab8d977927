import { type KeptItem, kept } from '../../../lib/kept/item'

/** The entries of a form about a gift, kept for as long as the tab is open. */

export type GiftKind = 'gift' | 'group'

/** The form's fields by name; a checkbox that isn't checked is absent. */
export type TypedDetails = Readonly<Record<string, string>>

const detailsOf = (kind: GiftKind): KeptItem =>
  kept(`gift:${kind}`, { of: 'person', isOfTab: true, isTakenAlong: true })

/** Nothing if nothing was typed, or if the browser keeps nothing. */
export function keptDetails(kind: GiftKind): TypedDetails | undefined {
  try {
    const typed: unknown = JSON.parse(detailsOf(kind).read() ?? 'null')
    if (typeof typed !== 'object' || typed === null) return undefined
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => typeof value === 'string'))
  } catch {
    return undefined
  }
}

export function keepDetails(kind: GiftKind, typed: TypedDetails): void {
  // Without storage, what is typed lasts as long as the page.
  detailsOf(kind).write(JSON.stringify(typed))
}

export const forgetDetails = (kind: GiftKind): void => detailsOf(kind).remove()

/** What a form contains now. */
export const typedIn = (form: HTMLFormElement): TypedDetails =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

type Control = HTMLInputElement | HTMLTextAreaElement

const isTouched = (control: Control): boolean =>
  control.type === 'radio' || control.type === 'checkbox'
    ? (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked
    : control.value !== control.defaultValue

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input[name], textarea[name]'),
]

/** What somebody has changed in a form since the server sent it. */
export const touchedIn = (form: HTMLFormElement): TypedDetails =>
  Object.fromEntries(
    controlsOf(form)
      .filter(isTouched)
      .map((control) => [control.name, control.value]),
  )

/** The name of the field of a form that has the focus. */
export const nameOfFocused = (form: HTMLFormElement): string | undefined =>
  controlsOf(form).find((control) => control === document.activeElement)?.name
