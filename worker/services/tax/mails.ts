import { linkTo } from '../../../schema/routes/links'
import type { TaxFormKind } from '../../../schema/rules/tax/forms'
import { longDate } from '../../../schema/wording/formats'
import { taxMails as words } from '../../../schema/wording/tax-mails'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Site } from '../parts'

interface Addressed {
  site: Site
  mainOrigin: string
  to: string
}

/** Tells a writer that staff has opened a form of theirs. Rule: docs/rules/partner.md, "Taxes". */
export function taxFormReadMail(
  { site, mainOrigin, to }: Addressed,
  kind: TaxFormKind,
  reason: string,
): Mail {
  const { subject, heading, text } = words.read
  return layOut(site, {
    to,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: text(words.kinds[kind]) },
      { kind: 'text', text: words.because(reason) },
      { kind: 'link', label: words.see, href: mainOrigin + linkTo('PartnerTaxes') },
    ],
  })
}

/** Tells a writer that a form of theirs will soon not hold any more. Rule: docs/rules/partner.md, "Taxes". */
export function taxFormEndsMail(
  { site, mainOrigin, to }: Addressed,
  kind: TaxFormKind,
  expiresAt: number,
): Mail {
  const { subject, heading, text, wait, sign } = words.ends
  return layOut(site, {
    to,
    subject: subject(words.kinds[kind]),
    heading,
    blocks: [
      // It holds until just before that moment.
      { kind: 'text', text: text(words.kinds[kind], longDate(expiresAt - 1)) },
      { kind: 'text', text: wait },
      { kind: 'link', label: sign, href: mainOrigin + linkTo('PartnerTaxes') },
    ],
  })
}
