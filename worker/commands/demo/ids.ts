import { createHash } from 'node:crypto'

/** The demo's ids are the same on every machine, so that tests can name them. 12 hex digits. */
export const demoId = (
  kind:
    | 'user'
    | 'collection'
    | 'post'
    | 'catalog'
    | 'item'
    | 'tax-form'
    | 'version'
    | 'book'
    | 'sequence'
    | 'submission'
    | 'invitation'
    | 'import'
    | 'note'
    | 'response'
    | 'case'
    | 'report'
    | 'quote'
    | 'membership'
    | 'charge'
    | 'gift'
    | 'feature-request'
    | 'gift-code'
    | 'leaver'
    | 'newsletter'
    | 'subscriber'
    | 'letter'
    | 'partner'
    | 'payout',
  key: string,
): string => createHash('sha256').update(`demo ${kind} ${key}`).digest('hex').slice(0, 12)

/** A number that looks random but is always the same, from `least` up to but excluding `most`. */
export function plausible(key: string, least: number, most: number): number {
  const digits = createHash('sha256').update(`number ${key}`).digest('hex').slice(0, 8)
  return least + Math.floor((Number.parseInt(digits, 16) / 2 ** 32) * (most - least))
}
