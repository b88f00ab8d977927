import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { longDate, longMonth } from '../../../schema/wording/formats'
import { payoutMails as words } from '../../../schema/wording/payout-mails'
import { priceText } from '../../../schema/wording/prices'
import type { PayoutRow } from '../../data/payout/payouts'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Site } from '../parts'

/** What a writer is told of a payout. */
export type PayoutNews =
  | { kind: 'warning'; until: number }
  | { kind: 'forfeited' }
  | { kind: 'held' | 'released' | 'reversed'; reason: string }

interface Addressed {
  site: Site
  mainOrigin: string
  to: string
}

/** Rule: docs/rules/partner.md, "Payouts". */
export function payoutMail(
  { site, mainOrigin, to }: Addressed,
  { amount, currency, month }: Pick<PayoutRow, 'amount' | 'currency' | 'month'>,
  news: PayoutNews,
): Mail {
  const { subject, heading, text } = words[news.kind]
  const what = priceText(amount, currency)
  const of = longMonth(boundsOfMonth(month).start)
  const more =
    'reason' in news
      ? words.because(news.reason)
      : news.kind === 'warning'
        ? words.until(longDate(news.until))
        : undefined
  const link =
    news.kind === 'warning'
      ? { label: words.setUp, href: mainOrigin + linkTo('PayoutSetup') }
      : { label: words.seeAll, href: mainOrigin + linkTo('PartnerPayouts') }
  return layOut(site, {
    to,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: text(what, of) },
      ...(more === undefined ? [] : [{ kind: 'text', text: more } as const]),
      { kind: 'link', ...link },
    ],
  })
}
