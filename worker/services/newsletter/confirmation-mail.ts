import { linkTo } from '../../../schema/routes/links'
import { CONFIRM_WITHIN } from '../../../schema/rules/newsletters'
import { DAY } from '../../../schema/rules/time-units'
import { mailWording } from '../../../schema/wording/mails'
import { newsletterMails as words } from '../../../schema/wording/newsletter-mails'
import type { Subscriber } from '../../data/newsletter/queries'
import type { Mail } from '../../platform/mail/mailer'
import { deviceName } from '../identity/device-name'
import { placeOf } from '../identity/mails/asker'
import { layOut } from '../identity/mails/layout'
import type { Needs } from '../parts'
import { linkToken } from './link-tokens'

/** Asks the owner of an address whether they want a newsletter. Rule: docs/rules/newsletters.md, "Confirming". */
export async function confirmationMail(
  parts: Needs<'keys' | 'browser' | 'site'>,
  subscriber: Pick<Subscriber, 'id' | 'askedAt' | 'email'>,
  name: string,
): Promise<Mail> {
  const { browser, site } = parts
  const token = await linkToken(parts, subscriber, 'confirm')
  const link = browser.mainOrigin + linkTo('ConfirmSubscription', {}, { query: { token } })
  const mail = layOut(site, {
    to: subscriber.email,
    subject: words.confirm.subject(name),
    heading: words.confirm.heading(name),
    blocks: [
      { kind: 'text', text: words.confirm.text(name, site.productName) },
      { kind: 'link', label: words.confirm.button, href: link },
      { kind: 'text', text: words.confirm.lifetime(CONFIRM_WITHIN / DAY) },
      {
        kind: 'note',
        text: mailWording.askedFrom({
          device: deviceName(browser.userAgent),
          place: placeOf(browser.country),
        }),
      },
      { kind: 'note', text: words.confirm.notYou },
    ],
  })
  return { ...mail, link }
}
