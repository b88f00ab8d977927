import { ONE_TIME_LIFETIMES } from '../../../../schema/rules/identity'
import { DAY } from '../../../../schema/rules/time-units'
import { longMoment } from '../../../../schema/wording/formats'
import { mailWording } from '../../../../schema/wording/mails'
import type { Mail } from '../../../platform/mail/mailer'
import type { Site } from '../../parts'
import { obfuscateEmail } from '../../user/obfuscate-email'
import { type Asker, placeOf } from './asker'
import { layOut } from './layout'

const CONFIRM_DAYS = ONE_TIME_LIFETIMES['confirm-email'] / DAY

export interface LinkMail extends Asker {
  to: string
  /** The absolute address of the link that confirms. */
  link: string
}

type Confirmation = typeof mailWording.verify | typeof mailWording.change

/** A mail with a link that confirms an address. */
const confirmationMail =
  ({ subject, heading, text, button, notYou }: Confirmation) =>
  (site: Site, { to, link, device, country }: LinkMail): Mail => {
    const mail = layOut(site, {
      to,
      subject: subject(site.productName),
      heading,
      blocks: [
        { kind: 'text', text: text(site.productName) },
        { kind: 'link', label: button, href: link },
        { kind: 'text', text: mailWording.linkLifetime(CONFIRM_DAYS) },
        { kind: 'note', text: mailWording.askedFrom({ device, place: placeOf(country) }) },
        { kind: 'note', text: notYou },
      ],
    })
    return { ...mail, link }
  }

/** Asks whether the address of an account belongs to its owner. */
export const verifyEmailMail = confirmationMail(mailWording.verify)

/** To the new address: asks whether it should become the account's. */
export const changeEmailMail = confirmationMail(mailWording.change)

export interface EmailChange extends Asker {
  /** The old address. */
  to: string
  /** The new one; it is shown obfuscated. */
  newEmail: string
  /** Milliseconds since 1970 UTC. */
  when: number
}

/** To the old address: says that it is no longer the account's. */
export function emailChangedNotice(site: Site, { to, newEmail, when, device, country }: EmailChange): Mail {
  const { subject, heading, text, notYou } = mailWording.changed
  return layOut(site, {
    to,
    subject: subject(site.productName),
    heading,
    blocks: [
      { kind: 'text', text: text(site.productName, obfuscateEmail(newEmail)) },
      { kind: 'note', text: mailWording.doneFrom({ device, place: placeOf(country) }, longMoment(when)) },
      { kind: 'text', text: notYou },
      { kind: 'link', label: mailWording.help, href: site.helpUrl },
    ],
  })
}
