import { linkTo } from '../../../schema/routes/links'
import { WARNED_AFTER, WITHDRAWN_AFTER } from '../../../schema/rules/custom-domains'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { domainMessages } from '../../../schema/wording/custom-domain-messages'
import { addressesOfLeaders } from '../../data/collection/ownership'
import { collectionById } from '../../data/collection/settings'
import { type CustomDomainRow, dueDomains, rowsOfDomain } from '../../data/custom-domain/queries'
import { deleteDomainRow, postponeDomainRow } from '../../data/custom-domain/writes'
import { userEmail, usersByIds } from '../../data/user/queries'
import type { Mailer } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Site } from '../parts'
import { type CheckParts, checkRow } from './check-row'

/** How many domains are checked at the same time. */
const AT_ONCE = 12

export interface SweepParts extends CheckParts {
  mailer: Mailer
  site: Site
  mainOrigin: string
}

/** Whom a domain concerns: a name, its settings, and addresses of those who decide about it. */
async function concerned({ db, mainOrigin }: SweepParts, { userId, collectionId }: CustomDomainRow) {
  if (collectionId !== null) {
    const [collection, leaders] = await Promise.all([
      db.first(collectionById, collectionId),
      db.all(addressesOfLeaders, collectionId),
    ])
    if (!collection) return undefined
    const settings = linkTo('CollectionSettingsDomain', { collectionSlug: collection.slug })
    const to = leaders.flatMap(({ role, email }) => (role === 'OWNER' && email !== null ? [email] : []))
    return { name: collection.name, to, href: mainOrigin + settings }
  }
  if (userId === null) return undefined
  const [[user], email] = await Promise.all([
    db.all(usersByIds, JSON.stringify([userId])),
    db.first(userEmail, userId),
  ])
  if (!user || !email?.email) return undefined
  return { name: user.name, to: [email.email], href: mainOrigin + linkTo('SettingsCustomDomain') }
}

/** Tells the owners that their domain fails, or that it was withdrawn. */
async function tell(parts: SweepParts, row: CustomDomainRow, event: 'warned' | 'withdrawn'): Promise<void> {
  const notice = await concerned(parts, row)
  if (!notice) return
  const words = domainMessages.mails[event]
  const days = (event === 'warned' ? WITHDRAWN_AFTER - WARNED_AFTER : WITHDRAWN_AFTER) / DAY
  for (const to of notice.to) {
    const mail = layOut(parts.site, {
      to,
      subject: words.subject(row.domain),
      heading: words.heading(row.domain),
      blocks: [
        { kind: 'text', text: words.text(row.domain, notice.name, days) },
        { kind: 'text', text: words.next },
        { kind: 'link', label: words.button, href: notice.href },
      ],
    })
    await parts.mailer.send(mail).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: `domain-${event}`, error: String(error) }))
    })
  }
}

/** Deletes the row of a removed domain, and gives its certificate up unless somebody else waits for it. */
async function forget({ db, domains, clock }: SweepParts, row: CustomDomainRow): Promise<void> {
  const others = (await db.all(rowsOfDomain, row.domain)).filter(({ id }) => id !== row.id)
  try {
    const isNeeded = others.some(({ hostnameId }) => hostnameId === row.hostnameId)
    if (row.hostnameId !== null && !isNeeded) await domains.hostnames?.remove(row.hostnameId)
    await db.write([deleteDomainRow(row.id)])
  } catch (error) {
    console.error(JSON.stringify({ event: 'hostname-failed', domain: row.domain, error: String(error) }))
    await db.write([postponeDomainRow(row.id, clock.now() + HOUR)])
  }
}

async function take(parts: SweepParts, row: CustomDomainRow): Promise<void> {
  if (row.removedAt !== null) return forget(parts, row)
  const event = await checkRow(parts, row)
  if (event === null) return
  console.log(JSON.stringify({ event: `domain-${event}`, domain: row.domain }))
  if (event !== 'works') await tell(parts, row, event)
}

/**
 * Checks the domains whose time has come, `perRun` at most, tells owners of those that fail, and forgets those that were removed long ago.
 * Running twice at once does each once. Rule: docs/rules/domains.md, "Checks".
 *
 * @throws if the database can't be reached.
 */
export async function sweepDomains(parts: SweepParts, perRun: number): Promise<void> {
  const due = await parts.db.all(dueDomains, parts.clock.now(), perRun)
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((row) => take(parts, row)))
}
