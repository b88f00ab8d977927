import { HOUR, MINUTE } from './time-units'

/** What the names of a sender's domain say about its mail. Rule: docs/rules/newsletters.md, "Where letters come from". */

export const SENDER_RECORD_KINDS = ['SPF', 'DKIM', 'DMARC', 'RETURN_PATH'] as const
export type SenderRecordKind = (typeof SENDER_RECORD_KINDS)[number]

/** `UNKNOWN` if nobody answered, or nothing says what it has to be. */
export type SenderRecordState = 'RIGHT' | 'MISSING' | 'WRONG' | 'UNKNOWN'

/** How long what was found is remembered, and how often somebody may ask. */
export const SENDER_REMEMBERED = MINUTE
export const SENDER_CHECKS = { most: 60, windowMs: HOUR } as const

/** How many names a server looks up for SPF: RFC 7208, 4.6.4. */
export const MOST_SPF_LOOKUPS = 10

/** What is said about mail with SPF, DKIM and DMARC: each term of a text. */
const termsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/)

/** Whether a text is an SPF record. */
export const isSpf = (text: string): boolean => termsOf(text)[0] === 'v=spf1'

/** Whether an SPF record lets everybody send. */
export const letsEverybody = (text: string): boolean =>
  termsOf(text).some((term) => term === '+all' || term === 'all')

/** The names that an SPF record leads to. */
export const namesInSpf = (text: string): string[] =>
  termsOf(text).flatMap((term) => /^\+?(?:include:|redirect=)(.+)$/.exec(term)?.[1] ?? [])

/** An SPF record that includes a name besides. @param before absent if there is none. */
export const spfWith = (include: string, before: string | undefined): string =>
  before === undefined
    ? `v=spf1 include:${include} ~all`
    : before.trim().replace(/^v=spf1/i, `v=spf1 include:${include}`)

/** The tags of a DKIM key or a DMARC record. */
const tagsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=')
      return at === -1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]]
    }),
  )

/** What the texts of a DKIM selector are: a key, one that was revoked, or none. */
export function dkimState(texts: readonly string[]): 'RIGHT' | 'WRONG' | 'MISSING' {
  const keys = texts.flatMap((text) => tagsOf(text).get('p') ?? [])
  if (keys.length === 0) return 'MISSING'
  return keys.some((key) => key !== '') ? 'RIGHT' : 'WRONG'
}

/** Whether a text is a DMARC record. */
export const isDmarc = (text: string): boolean => /^\s*v\s*=\s*dmarc1\s*(?:;|$)/i.test(text)

/** Whether a DMARC record says what to do with mail that fails. */
export const saysWhatToDo = (text: string): boolean =>
  ['none', 'quarantine', 'reject'].includes(tagsOf(text).get('p')?.toLowerCase() ?? '')

/** How many labels above a domain has whose records count for it: RFC 9989 has the same limit. */
const MOST_LABELS = 7

/** A domain and those above it that have two labels or more, nearest first. */
export function domainsAbove(domain: string): string[] {
  const labels = domain.split('.')
  const near = labels.slice(-MOST_LABELS)
  const above = near.slice(0, Math.max(1, near.length - 1)).map((_label, i) => near.slice(i).join('.'))
  return labels.length > near.length ? [domain, ...above] : above
}

/** The domain of an address, in lower case. */
export const domainOfAddress = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
