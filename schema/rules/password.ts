import { SHORT_NAME } from '../brand/name'
import { withoutEnds } from './cutting'
import { HOUR } from './time-units'

/** The rules for passwords. Rule: docs/rules/identity.md, "Passwords". */

/** In characters as people count them: code points of the normalised text. */
export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 128

/** How many passwords are checked from one network address within the window before a captcha is required. */
export const PASSWORDS_WITHOUT_CAPTCHA = 10
/** In milliseconds. */
export const PASSWORDS_WINDOW = HOUR

export type PasswordProblem =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_IS_YOURS'

/** The password's owner: publicly known facts about them aren't allowed. */
export interface PasswordOwner {
  email: string | null
  username: string
  name: string
}

/** The words that passwords most often consist of, with anything around them. */
const COMMON = new Set(
  `password passwort passphrase passw motdepasse contrasena senha wachtwoord letmein welcome qwerty qwertz azerty
  qwertyuiop qwertzuiop asdfghjkl zxcvbnm asdf zxcv iloveyou admin administrator root user guest login master
  dragon monkey football baseball basketball superman batman princess sunshine shadow trustno starwars pokemon
  michael jordan charlie jessica abc abcd abcdef aaaa test testing changeme default secret hello freedom whatever
  computer internet google facebook samsung summer winter spring autumn january monday liverpool chelsea arsenal
  correcthorsebatterystaple ${SHORT_NAME}`.split(/\s+/),
)

/** Sequences of adjacent keys or letters. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'azertyuiop',
]
const RUNS = ROWS.flatMap((row) => [row + row, [...(row + row)].reverse().join('')])

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * A longer password isn't looked at, in UTF-16 units: normalising takes time in the square of the marks on a letter.
 */
export const LONGEST_TYPED = 10 * MAX_PASSWORD

/** The password as it is hashed: the same whichever keyboard or system it was typed on. At most `LONGEST_TYPED`. */
export const normalizedPassword = (password: string): string =>
  password.replace(/\p{Surrogate}/gu, '\uFFFD').normalize('NFKC')

/** Letters alone, lower case. */
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '')
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** A text without its own repetition: `abcabc` is `abc`. */
function once(text: string): string {
  const at = text === '' ? -1 : (text + text).indexOf(text, 1)
  return at > 0 && at < text.length ? text.slice(0, at) : text
}

function isCommon(password: string): boolean {
  if (new Set(password).size <= 3) return true
  const all = plain(password)
  if (all !== '' && RUNS.some((run) => run.includes(all) || run.includes(once(all)))) return true
  const ends = withoutEnds(password.toLowerCase(), /\P{L}/u)
  const read = [...ends].map((character) => LOOKALIKES[character] ?? character).join('')
  return [letters(password), letters(ends), letters(read)].some((word) => COMMON.has(once(word)))
}

/** Whether only digits and marks separate the password from a known fact about its owner. */
function isOwners(password: string, { email, username, name }: PasswordOwner): boolean {
  const local = email?.slice(0, email.lastIndexOf('@')) ?? ''
  const known = [email ?? '', local, username, name].map(plain).filter((text) => text.length >= 3)
  const all = once(plain(password))
  return known.some((text) => all === text || withoutEnds(all, /\p{N}/u) === text)
}

/** What is wrong with a new password; nothing if its owner may use it. */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  if (password.length > LONGEST_TYPED) return 'PASSWORD_TOO_LONG'
  const normalized = normalizedPassword(password)
  const { length } = [...normalized]
  if (length < MIN_PASSWORD) return 'PASSWORD_TOO_SHORT'
  if (length > MAX_PASSWORD) return 'PASSWORD_TOO_LONG'
  if (isOwners(normalized, owner)) return 'PASSWORD_IS_YOURS'
  return isCommon(normalized) ? 'PASSWORD_TOO_COMMON' : undefined
}
