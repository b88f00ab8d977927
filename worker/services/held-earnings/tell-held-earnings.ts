import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { DAY } from '../../../schema/rules/time-units'
import { longMonth } from '../../../schema/wording/formats'
import { heldEarningsMails as words } from '../../../schema/wording/held-earnings-mails'
import { priceText } from '../../../schema/wording/prices'
import { type HeldRow, heldById, heldToTell, setTold, tellHeldLater } from '../../data/held-earnings/rows'
import { personOfPartner } from '../../data/payout/payouts'
import { layOut } from '../identity/mails/layout'
import { notifyStatements, tellTabs } from '../notification/notify'
import { heldEarningsNews } from '../notification/partner-events'
import type { JobNeeds } from '../parts'

type ToldState = Exclude<HeldRow['state'], 'PROVISIONAL'>
type TellParts = JobNeeds<'db' | 'clock' | 'channels' | 'mailer' | 'site' | 'mainOrigin'>

/** Mails a writer what their held earnings have become. */
async function mailWriter(
  { mailer, site, mainOrigin }: TellParts,
  { state, paid, month, reason }: HeldRow & { state: ToldState },
  to: string,
): Promise<void> {
  const { subject, heading, text, link } = words[state]
  const what = text(priceText(paid, PAID_IN), longMonth(boundsOfMonth(month).start))
  await mailer.send(
    layOut(site, {
      to,
      subject,
      heading,
      blocks: [
        { kind: 'text', text: what },
        ...(reason === null ? [] : [{ kind: 'text', text: words.because(reason) } as const]),
        {
          kind: 'link',
          label: link,
          href: mainOrigin + linkTo('PartnerDashboardTab', { tab: 'payments' }),
        },
      ],
    }),
  )
}

const isTold = (row: HeldRow): row is HeldRow & { state: ToldState } => row.state !== 'PROVISIONAL'

/** How long later somebody whose account is deactivated may be back. */
const AGAIN = DAY

/**
 * Tells a writer what their held earnings have become, by mail and on the site: once they are back, if their account is
 * deactivated. Somebody without an account is told nothing.
 */
async function tellWriter(parts: TellParts, row: HeldRow): Promise<void> {
  const { db, clock } = parts
  const isToldOnce = setTold(row.id, row.version)
  const person = await db.first(personOfPartner, row.partnerId)
  if (!person || !isTold(row)) {
    await db.write([isToldOnce])
    return
  }
  if (person.deactivatedAt !== null) {
    await db.write([tellHeldLater(row.id, row.version, clock.now() + AGAIN)])
    return
  }
  const { userId, email } = person
  if (email !== null) await mailWriter(parts, row, email)
  await db.write([
    ...notifyStatements(
      [{ userId, kind: 'partner' }],
      heldEarningsNews(row.id, row.state, row.version),
      clock.now(),
    ),
    isToldOnce,
  ])
  await tellTabs(parts, [userId])
}

/**
 * Tells writers of what is held and what was decided, `perRun` at most. That they were told is stored afterwards: a mail may
 * come twice, but is never missing. Rule: docs/rules/partner.md, "Held earnings".
 */
export async function tellHeldEarnings(parts: TellParts, perRun: number): Promise<void> {
  const { db, clock } = parts
  for (const { id } of await db.all(heldToTell, clock.now(), perRun))
    try {
      const row = await db.first(heldById, id)
      if (row) await tellWriter(parts, row)
    } catch (error) {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'held earnings', error: String(error) }))
    }
}
