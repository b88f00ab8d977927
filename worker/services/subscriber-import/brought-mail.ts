import { linkTo } from '../../../schema/routes/links'
import { CONFIRM_WITHIN } from '../../../schema/rules/newsletters'
import { DAY } from '../../../schema/rules/time-units'
import { newsletterMails } from '../../../schema/wording/newsletter-mails'
import type { Subscriber } from '../../data/newsletter/queries'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import { linkToken } from '../newsletter/link-tokens'
import type { JobNeeds } from '../parts'

const { brought: words, confirm } = newsletterMails

/** Asks somebody on a brought list whether they want a newsletter. It is the same whenever it is made. */
export async function broughtMail(
  parts: JobNeeds<'keys' | 'mainOrigin' | 'site'>,
  subscriber: Pick<Subscriber, 'id' | 'askedAt' | 'email'>,
  name: string,
): Promise<Mail> {
  const { mainOrigin, site } = parts
  const token = await linkToken(parts, subscriber, 'confirm')
  const link = mainOrigin + linkTo('ConfirmSubscription', {}, { query: { token } })
  const mail = layOut(site, {
    to: subscriber.email,
    subject: confirm.subject(name),
    heading: confirm.heading(name),
    blocks: [
      { kind: 'text', text: words.text(name, site.productName) },
      { kind: 'link', label: confirm.button, href: link },
      { kind: 'text', text: confirm.lifetime(CONFIRM_WITHIN / DAY) },
      { kind: 'note', text: words.ignore },
    ],
  })
  return { ...mail, link, key: `brought/${subscriber.id}/${subscriber.askedAt}` }
}
