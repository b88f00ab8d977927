/**
 * The pseudo-language: English whose letters have accents and whose texts are longer, so that a text that isn't from
 * the catalogue, or that has too little room, is found by looking at a page. The
 * site in the pseudo-language has it in its worker, so it imports nothing.
 */

const ENGLISH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŹáƀćďéƒĝĥíĵķĺḿńóƥɋŕśťúṽŵẋýź'
const LETTERS = new Map([...ENGLISH].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]))

/** How much longer other languages are than English. */
const LONGER = 0.4

/** What means something to machines: addresses, mail addresses, tags. */
const FIXED = /(https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|<[^>]*>)/

const accented = (text: string): string => [...text].map((letter) => LETTERS.get(letter) ?? letter).join('')

/** A text in the pseudo-language. */
export function pseudo(text: string): string {
  const parts = text.split(FIXED)
  const body = parts.map((part, i) => (i % 2 === 0 ? accented(part) : part)).join('')
  const missing = Math.ceil(text.trim().length * LONGER)
  if (!/[A-Za-z]/.test(text)) return text
  // Words of the length that words have, so that lines can break; a short text stays one word.
  const more = 'öüêîâûôëïäãõñçåæøœéèùàìòýÿ'.repeat(Math.ceil(missing / 26)).slice(0, missing)
  const filler = missing < 6 ? more : more.replace(/(.{7})(?=.)/g, '$1 ')
  const end = /\s*$/.exec(body)?.[0] ?? ''
  return `${body.slice(0, body.length - end.length)}${missing < 6 ? '' : ' '}${filler}${end}`
}

type Translate = (value: unknown) => unknown

/** Translates the texts that a message hands on, for instance to the caller, which makes its links. */
const handedOn =
  (translate: Translate) =>
  (argument: unknown): unknown => {
    if (typeof argument === 'function') return (...texts: unknown[]) => argument(...texts.map(translate))
    if (Array.isArray(argument)) return argument.map(handedOn(translate))
    if (typeof argument !== 'object' || argument === null || '$$typeof' in argument) return argument
    return Object.fromEntries(
      Object.entries(argument).map(([key, value]) => [
        key,
        typeof value === 'function' ? handedOn(translate)(value) : value,
      ]),
    )
  }

/** A catalogue, or a part of it, in the pseudo-language. */
export function translated(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value)
  if (typeof value === 'function') {
    return (...values: unknown[]) => translated(value(...values.map(handedOn(translated))))
  }
  if (Array.isArray(value)) return value.map(translated)
  // Elements of React are somebody else's.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)]))
}
