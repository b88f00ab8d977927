import { TOKEN_SCOPES, type TokenScope } from './access-tokens'
import { IFTTT_SCOPES } from './ifttt'
import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** Applications that act for people who allow it. Rules: docs/rules/oauth.md. Times in milliseconds. */

/** How long a code, an access token and a refresh token are good for. */
export const CODE_LASTS = MINUTE
export const ACCESS_LASTS = HOUR
export const REFRESH_LASTS = 60 * DAY
/** How long a refresh token of a verified application is good: people's automations may rest for years. */
export const VERIFIED_REFRESH_LASTS = 3650 * DAY
/** How long an application that has registered itself stays before anybody allows it something, and after its last use. */
export const REGISTERED_WAITS = 7 * DAY
export const REGISTERED_LASTS = 90 * DAY
/** How many applications may register themselves from one network, and altogether, in a time. */
export const REGISTRATIONS_OF_NETWORK = { most: 300, windowMs: DAY } as const
export const REGISTRATIONS_OF_ALL = { most: 10_000, windowMs: DAY } as const
/** How long a device's code is good, and how long it waits between two questions: longer each time that it was too soon. */
export const DEVICE_CODE_LASTS = 15 * MINUTE
export const DEVICE_WAITS = 5 * SECOND
/** How often an account may type a device's code in a time: one of 25 billion is good for each that waits. */
export const DEVICE_CODE_TRIES = { most: 20, windowMs: HOUR } as const
/** How many devices one network may begin with in a time. */
export const DEVICES_BEGUN = { most: 100, windowMs: HOUR } as const
/** How long a used code is remembered, so that a second use is noticed. */
export const CODE_REMEMBERED = DAY
/** Within so long of the first use, a second one is taken for a request that was sent twice. */
export const CODE_SENT_TWICE = 10_000

export const MAX_OAUTH_APPLICATIONS = 20
/** How many of the applications that somebody has allowed are shown: the newest. */
export const MAX_OAUTH_GRANTS = 200
export const MAX_APPLICATION_NAME = 60
export const MAX_APPLICATION_DESCRIPTION = 280
export const MAX_REDIRECTS = 10
/** Characters of what a request carries. */
export const MAX_OAUTH_VALUE = 2048

/** The scopes as applications name them. */
export const OAUTH_SCOPES = TOKEN_SCOPES.map((scope) => scope.toLowerCase())

/** The elder names of scopes, which clients of sites of this kind use, and what they stand for. */
const ELDER_SCOPES: Readonly<Record<string, readonly TokenScope[]>> = {
  basicProfile: ['READ'],
  listPublications: ['READ'],
  publishPost: ['WRITE', 'PUBLISH'],
  uploadImage: ['WRITE'],
}

/** The scopes of Micropub, as its programs name them. */
const MICROPUB_SCOPES: Readonly<Record<string, readonly TokenScope[]>> = {
  create: ['READ', 'WRITE', 'PUBLISH'],
  draft: ['READ', 'WRITE'],
  update: ['READ', 'WRITE', 'PUBLISH'],
  delete: ['READ', 'PUBLISH'],
  undelete: ['READ', 'PUBLISH'],
  media: ['WRITE'],
}

/** The scopes that a name stands for; none for one that nothing is called by. */
function scopesCalled(name: string): readonly TokenScope[] {
  const others = [ELDER_SCOPES, MICROPUB_SCOPES, IFTTT_SCOPES].find((names) => Object.hasOwn(names, name))
  return others?.[name] ?? TOKEN_SCOPES.filter((scope) => scope.toLowerCase() === name)
}

/** What an application asks for. */
export interface AskedScopes {
  scopes: TokenScope[]
  /** As it named them. */
  names: string[]
  /** Whether by their elder names. */
  isElder: boolean
}

/** Reads the scopes of a request: names separated by spaces or commas. Undefined if there are none, or unknown ones. */
export function scopesNamed(text: string): AskedScopes | undefined {
  const names = [...new Set(text.split(/[\s,]+/).filter(Boolean))]
  const each = names.map(scopesCalled)
  if (names.length === 0 || each.some((scopes) => scopes.length === 0)) return undefined
  const asked = new Set(each.flat())
  return {
    scopes: TOKEN_SCOPES.filter((scope) => asked.has(scope)),
    names,
    isElder: names.some((name) => Object.hasOwn(ELDER_SCOPES, name)),
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Schemes without a dot, by which the editors that people connect are really led back. */
const EDITOR_SCHEMES: ReadonlySet<string> = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'])

/**
 * Whether an application may be led back to an address: a page over https; for one on somebody's device also that device,
 * or a scheme of its own, which has a dot or is that of a known editor. Never with a fragment or credentials.
 */
export function mayRedirectTo(address: string, isPublic: boolean): boolean {
  if (address.length > MAX_OAUTH_VALUE || /[\s#\\]/.test(address)) return false
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return url.hostname !== ''
  if (!isPublic) return false
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname)
  return EDITOR_SCHEMES.has(url.protocol) || /^[a-z][\w+-]*\.[\w.+-]*:$/.test(url.protocol)
}

/** An address of this device without its port, letter by letter. */
function withoutPort(address: string): string | undefined {
  const [, host = '', path = ''] =
    /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d+)?((?:[/?].*)?)$/.exec(address) ?? []
  return host === '' ? undefined : host + (path || '/')
}

/**
 * Whether an application has registered an address: letter by letter. A program on somebody's device listens on whatever
 * port is free there.
 */
export function isRegistered(registered: readonly string[], address: string, isPublic: boolean): boolean {
  if (registered.includes(address)) return true
  if (!isPublic || !mayRedirectTo(address, true)) return false
  const here = withoutPort(address)
  return here !== undefined && registered.some((one) => withoutPort(one) === here)
}

/** Whether a text can be the challenge of a verifier, by S256. */
export const isChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text)
/** Whether a text can be a verifier. */
export const isVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text)

/** The grant by which a device gets tokens (RFC 8628). */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
/** Letters of a device's code: no vowels, so that they make no words, and none that look or sound alike. */
const DEVICE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const DEVICE_CODE_LENGTH = 8
/** The longest code as somebody types it. */
const MAX_TYPED_DEVICE_CODE = 40

/** Whether random bytes make each letter equally likely. */
const isFair = (byte: number): boolean => byte < 256 - (256 % DEVICE_LETTERS.length)

/** A new code that somebody types, without its hyphen. */
export function newDeviceCode(): string {
  let code = ''
  while (code.length < DEVICE_CODE_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(DEVICE_CODE_LENGTH)))
      if (code.length < DEVICE_CODE_LENGTH && isFair(byte))
        code += DEVICE_LETTERS[byte % DEVICE_LETTERS.length]
  }
  return code
}

/** A code as a device shows it: `WDJB-MJHT`. */
export const shownDeviceCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** A code as it was typed, in any case and with anything between its letters. Undefined for what can't be one. */
export function typedDeviceCode(typed: string): string | undefined {
  if (typed.length > MAX_TYPED_DEVICE_CODE) return undefined
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return code.length === DEVICE_CODE_LENGTH && [...code].every((letter) => DEVICE_LETTERS.includes(letter))
    ? code
    : undefined
}
