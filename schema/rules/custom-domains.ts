import { isHostName, namedHost } from './mastodon'
import { isPublicName } from './public-name'
import { DAY, HOUR, MINUTE } from './time-units'

/** Domains of publications and profiles. Rule: docs/rules/domains.md. */

/** Why a domain doesn't work. */
export const DOMAIN_FAULTS = [
  /** The record that proves who owns it isn't there, or says something else. */
  'NO_PROOF',
  'WRONG_PROOF',
  /** It leads nowhere, or to somebody else. */
  'LEADS_NOWHERE',
  'LEADS_ELSEWHERE',
  /** Its certificate is being made, or can't be. */
  'CERTIFICATE_PENDING',
  'CERTIFICATE_FAILED',
  /** Something else here works at it already. */
  'TAKEN',
  /** The name service, or the one that makes certificates, didn't answer: nothing is known. */
  'NO_ANSWER',
] as const
export type DomainFault = (typeof DOMAIN_FAULTS)[number]

const DOMAIN_STATES = ['WAITING', 'VERIFIED', 'WORKING', 'FAILING'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

/** Where the record is that proves who owns a domain: a name that leads nowhere, beside the domain's own records. */
const PROOF_LABEL = '_domain-check'
export const proofName = (domain: string): string => `${PROOF_LABEL}.${domain}`
export const proofValue = (token: string): string => `domain-check=${token}`

/** The pauses between checks of a domain that doesn't work yet; the last one repeats. */
const PAUSES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR] as const
/** For how long a domain that doesn't work is checked without being asked to. */
export const CHECKED_FOR = 14 * DAY
/** How often one that works is checked, and one that has stopped working. */
const WORKING_PAUSE = 6 * HOUR
const FAILING_PAUSE = HOUR
/** When nothing is known. */
const NO_ANSWER_PAUSE = 10 * MINUTE
/** How long a domain fails before its owners are told, and before it is withdrawn. */
export const WARNED_AFTER = DAY
export const WITHDRAWN_AFTER = 7 * DAY
/** How long addresses of a removed domain lead to where the pages are now. */
export const FORMER_KEPT = 90 * DAY
/** A check that was asked for isn't made again before, in milliseconds. */
export const CHECK_PAUSE = 5000

/** What is known about a domain before a check. Times are milliseconds since 1970 UTC. */
export interface DomainProgress {
  /** Since when it waits. */
  since: number
  provedAt: number | null
  pointedAt: number | null
  workingSince: number | null
  failingSince: number | null
  warnedAt: number | null
  withdrawnAt: number | null
  checks: number
}

/** What a check found: null is what couldn't be found out. */
export interface DomainFinding {
  isProved: boolean | null
  pointsHere: boolean | null
  /** Null if it works. */
  fault: DomainFault | null
}

/** The state after a check, and the work to do. */
export interface DomainStep extends Omit<DomainProgress, 'since'> {
  since: number
  nextCheckAt: number | null
  fault: DomainFault | null
  event: 'works' | 'warned' | 'withdrawn' | null
}

const sinceWhen = (is: boolean | null, before: number | null, now: number): number | null =>
  is === null ? before : is ? (before ?? now) : null

const pauseAfter = (checks: number): number => PAUSES[Math.min(checks, PAUSES.length - 1)] ?? HOUR

function waiting(step: DomainStep, now: number): DomainStep {
  const isOver = now - step.since >= CHECKED_FOR
  return { ...step, checks: step.checks + 1, nextCheckAt: isOver ? null : now + pauseAfter(step.checks) }
}

function failing(step: DomainStep, now: number): DomainStep {
  const failingSince = step.failingSince ?? now
  if (now - failingSince >= WITHDRAWN_AFTER)
    return {
      ...step,
      since: now,
      checks: 0,
      workingSince: null,
      failingSince: null,
      warnedAt: null,
      withdrawnAt: now,
      nextCheckAt: now + HOUR,
      event: 'withdrawn',
    }
  const isWarned = step.warnedAt === null && now - failingSince >= WARNED_AFTER
  return {
    ...step,
    failingSince,
    warnedAt: isWarned ? now : step.warnedAt,
    nextCheckAt: now + FAILING_PAUSE,
    event: isWarned ? 'warned' : null,
  }
}

/** What a check's finding makes of a domain. Rule: docs/rules/domains.md, "Checks". */
export function nextStep(before: DomainProgress, finding: DomainFinding, now: number): DomainStep {
  const { fault } = finding
  const step: DomainStep = {
    ...before,
    provedAt: sinceWhen(finding.isProved, before.provedAt, now),
    pointedAt: sinceWhen(finding.pointsHere, before.pointedAt, now),
    fault,
    nextCheckAt: now + NO_ANSWER_PAUSE,
    event: null,
  }
  if (fault === 'NO_ANSWER') return step
  if (fault === null)
    return {
      ...step,
      workingSince: before.workingSince ?? now,
      failingSince: null,
      warnedAt: null,
      withdrawnAt: null,
      checks: 0,
      nextCheckAt: now + WORKING_PAUSE,
      event: before.workingSince === null ? 'works' : null,
    }
  return before.workingSince === null ? waiting(step, now) : failing(step, now)
}

export const stateOf = ({
  provedAt,
  workingSince,
  failingSince,
}: Pick<DomainProgress, 'provedAt' | 'workingSince' | 'failingSince'>): DomainState =>
  workingSince !== null
    ? failingSince === null
      ? 'WORKING'
      : 'FAILING'
    : provedAt === null
      ? 'WAITING'
      : 'VERIFIED'

/** Why a text can't be anybody's domain. */
export type BadDomain = 'malformed' | 'address' | 'inward' | 'ours'

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()
const isWithin = (name: string, host: string): boolean => name === host || name.endsWith(`.${host}`)

/**
 * The domain that a text names, in lower case and ASCII.
 *
 * @param ours hosts of the site: they and their subdomains are nobody's.
 */
export function domainIn(text: string, ours: readonly string[]): { domain: string } | { bad: BadDomain } {
  const host = text.includes('@') ? undefined : namedHost(text)
  if (host === undefined) return { bad: 'malformed' }
  if (host.startsWith('[') || /^[\d.]+(?::\d+)?$/.test(host)) return { bad: 'address' }
  const isOurs = ours.some((one) => one !== '' && isWithin(nameOf(host), nameOf(one)))
  if (isOurs) return { bad: 'ours' }
  if (host.includes(':')) return { bad: 'malformed' }
  if (!isPublicName(host)) return { bad: 'inward' }
  // Room for the name of the record that proves it.
  return isHostName(host) && proofName(host).length <= 253 ? { domain: host } : { bad: 'malformed' }
}
