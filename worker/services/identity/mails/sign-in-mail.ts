import { ONE_TIME_LIFETIMES, type SignInOperation } from '../../../../schema/rules/identity'
import { MINUTE } from '../../../../schema/rules/time-units'
import { mailWording } from '../../../../schema/wording/mails'
import type { Mail } from '../../../platform/mail/mailer'
import type { Site } from '../../parts'
import { type Asker, placeOf } from './asker'
import { layOut, type MailBlock } from './layout'

export interface SignInMail extends Asker {
  to: string
  operation: SignInOperation
  /** Null if only the link was requested. */
  code: string | null
  /** Full address of the link that signs in. */
  link: string
}

/**
 * The mail with the code and the link of one sign-in. It contains nothing that the requester wrote, so that
 * nobody can use it to write to others.
 */
export function signInMail(site: Site, { to, operation, code, link, device, country }: SignInMail): Mail {
  const { enterCode, orButton, useButton, lifetime, notYou, ...operations } = mailWording.signIn
  const words = operations[operation]
  const product = site.productName
  const button: MailBlock = { kind: 'link', label: words.button(product), href: link }
  const blocks: MailBlock[] =
    code === null
      ? [{ kind: 'text', text: useButton }, button]
      : [{ kind: 'text', text: enterCode }, { kind: 'code', code }, { kind: 'text', text: orButton }, button]
  const mail = layOut(site, {
    to,
    subject: words.subject(product, code),
    heading: words.heading(product),
    blocks: [
      ...blocks,
      { kind: 'text', text: lifetime(ONE_TIME_LIFETIMES['login-link'] / MINUTE) },
      { kind: 'note', text: mailWording.askedFrom({ device, place: placeOf(country) }) },
      { kind: 'note', text: notYou(product) },
    ],
  })
  return { ...mail, ...(code === null ? {} : { code }), link }
}
