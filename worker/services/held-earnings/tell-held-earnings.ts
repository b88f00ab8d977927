import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { longMonth } from '../../../schema/wording/formats'
import { heldEarningsMails as words } from '../../../schema/wording/held-earnings-mails'
import { priceText } from '../../../schema/wording/prices'
import { type HeldRow, heldById, heldToTell, setTold } from '../../data/held-earnings/rows'
import { personOfPartner } from '../../data/payout/payouts'
import { layOut } from '../identity/mails/layout'
import type { JobNeeds } from '../parts'

type TellParts = JobNeeds<'db' | 'clock' | 'mailer' | 'site' | 'mainOrigin'>

/** Tells a writer what their held earnings have become; somebody without an account or an address is told nothing. */
async function tellWriter({ db, mailer, site, mainOrigin }: TellParts, row: HeldRow): Promise<void> {
  const person = await db.first(personOfPartner, row.partnerId)
  if (person?.email == null || person.deactivatedAt !== null || row.state === 'PROVISIONAL') return
  const { subject, heading, text, link } = words[row.state]
  const what = text(priceText(row.paid, PAID_IN), longMonth(boundsOfMonth(row.month).start))
  await mailer.send(
    layOut(site, {
      to: person.email,
      subject,
      heading,
      blocks: [
        { kind: 'text', text: what },
        ...(row.reason === null ? [] : [{ kind: 'text', text: words.because(row.reason) } as const]),
        {
          kind: 'link',
          label: link,
          href: mainOrigin + linkTo('PartnerDashboardTab', { tab: 'payments' }),
        },
      ],
    }),
  )
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
      if (!row) continue
      await tellWriter(parts, row)
      await db.write([setTold(id, row.version)])
    } catch (error) {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'held earnings', error: String(error) }))
    }
}
