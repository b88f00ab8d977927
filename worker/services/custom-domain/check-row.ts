import { nextStep } from '../../../schema/rules/custom-domains'
import type { CustomDomainRow } from '../../data/custom-domain/queries'
import { isChangedMeanwhile, isDomainTaken, settleDomain } from '../../data/custom-domain/writes'
import type { Database } from '../../data/database'
import type { Clock } from '../../platform/clock'
import type { Domains } from '../../platform/domains/open-domains'
import type { Purger } from '../post/ports'
import { type DomainCheck, probeDomain } from './probe-domain'

export interface CheckParts {
  db: Database
  clock: Clock
  domains: Domains
  purger: Purger
}

/** A change of a domain that its owners should know of. */
export type DomainEvent = 'works' | 'warned' | 'withdrawn'

/** The tags of everything that shows addresses of a profile or a publication. */
export const tagsOfDomain = (
  { names }: Purger,
  { domain, userId, collectionId }: CustomDomainRow,
): string[] => [
  names.slug(domain),
  ...(collectionId === null ? [] : [names.collection(collectionId)]),
  ...(userId === null ? [] : [names.user(userId)]),
]

async function settle(
  { db, clock, purger }: CheckParts,
  row: CustomDomainRow,
  { hostnameId, ...finding }: DomainCheck,
): Promise<DomainEvent | null> {
  const now = clock.now()
  const { event, ...step } = nextStep(row, finding, now)
  const after: CustomDomainRow = { ...row, ...step, hostnameId, checkedAt: now }
  const isMoved = (row.workingSince === null) !== (after.workingSince === null)
  await db.write([
    ...settleDomain(row, after),
    ...(isMoved ? purger.statements(tagsOfDomain(purger, row), { now }) : []),
  ])
  if (isMoved) await purger.request()
  return event
}

/**
 * Checks a domain and notes what was found: from then on readers find the pages there, or no longer. If it was changed
 * meanwhile, nothing is noted. Rule: docs/rules/domains.md, "Checks".
 *
 * @throws if the database can't be reached.
 */
export async function checkRow(parts: CheckParts, row: CustomDomainRow): Promise<DomainEvent | null> {
  const check = await probeDomain(parts.domains, row)
  try {
    return await settle(parts, row, check)
  } catch (error) {
    if (isChangedMeanwhile(error)) return null
    if (!isDomainTaken(error)) throw error
    return settle(parts, row, { ...check, fault: 'TAKEN' }).catch((again: unknown) => {
      if (isChangedMeanwhile(again)) return null
      throw again
    })
  }
}
