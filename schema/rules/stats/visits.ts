import { isCountry } from '../countries'
import { READING_DEVICES, type ReadingDevice } from '../reading-history'
import { DAY, HOUR, SECOND } from '../time-units'

/** What is kept of a counted visit: a fact without a person. Rule: docs/rules/stats.md, "Facts". */

/** How far somebody came, in parts of a story. */
export const DEPTH_STEPS = 20
const READER_KINDS = ['member', 'signed-in', 'visitor'] as const
export type ReaderKind = (typeof READER_KINDS)[number]

/** Why a visit isn't counted. */
export const SKIP_REASONS = ['bot', 'own', 'network', 'fast', 'preview', 'staff', 'late'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** A fact that arrives later than this isn't counted, in milliseconds. */
export const LATEST_FACT = 30 * DAY
/** Clocks of two machines differ by less than this, in milliseconds. */
const CLOCKS_DIFFER = 5 * 60 * SECOND

/** What stands for what isn't known, or isn't told apart. */
export const NOT_KNOWN = ''

/** Who and where a reader was, as far as it is counted: each of them a part of a dimension. */
export interface Traits {
  /** `sourcePart`. */
  source: string
  /** Two letters. */
  country: string
  device: string
  /** Two or three letters. */
  language: string
  reader: string
}

/** The traits of somebody who asks not to be tracked. */
export const NO_TRAITS: Traits = { source: 'unknown', country: '', device: '', language: '', reader: '' }

/** The hours from 1970 UTC to a time. */
export const hourOf = (at: number): number => Math.floor(at / HOUR)
export const HOURS_OF_DAY = DAY / HOUR

/** The language that a browser prefers, from its header: the letters before the region. */
export function languageOf(header: string | null): string {
  const [, letters] = /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(header ?? '') ?? []
  return letters?.toLowerCase() ?? NOT_KNOWN
}

/** Which of some texts it is; what isn't one of them isn't known. */
const oneOf = (known: readonly string[], text: string): string => (known.includes(text) ? text : NOT_KNOWN)

/** Traits of which each is a possible one, whatever was sent. */
export const soundTraits = ({ source, country, device, language, reader }: Traits): Traits => ({
  source,
  country: isCountry(country) ? country : NOT_KNOWN,
  device: oneOf(READING_DEVICES satisfies readonly ReadingDevice[], device),
  language: languageOf(language),
  reader: oneOf(READER_KINDS, reader),
})

/** How far somebody came, in twentieths: 0 to 20. Nothing if it isn't known. @param share of the text, 0 to 1. */
export function depthOf(share: number | undefined): number | undefined {
  if (share === undefined || !Number.isFinite(share)) return undefined
  return Math.min(DEPTH_STEPS, Math.max(0, Math.round(share * DEPTH_STEPS)))
}

/** Seconds that can be counted: whole, none below zero, and no more than a day has. */
export const soundSeconds = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.min(DAY / SECOND, Math.max(0, Math.round(seconds))) : 0

/**
 * When something that is told was: in the future, it is now. Nothing if it is too long ago to be counted.
 *
 * @param at and `now` in milliseconds since 1970 UTC.
 */
export function soundTime(at: number, now: number): number | undefined {
  if (!Number.isFinite(at) || at < now - LATEST_FACT) return undefined
  return at > now + CLOCKS_DIFFER ? now : at
}
