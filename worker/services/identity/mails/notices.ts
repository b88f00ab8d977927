import { linkTo } from '../../../../schema/routes/links'
import { mailWording, type SecurityEvent } from '../../../../schema/wording/mails'
import type { Mail } from '../../../platform/mail/mailer'
import type { Site } from '../../parts'
import { type Asker, dayOf, momentOf, placeOf } from './asker'
import { layOut, type MailBlock } from './layout'

export interface SecurityNotice extends Asker {
  to: string
  what: SecurityEvent
  /** Name of the passkey or of the provider. */
  detail?: string
  /** Milliseconds since 1970 UTC. */
  when: number
  /** The main host's origin, for the link to the settings. */
  mainOrigin: string
}

/** Tells somebody that how they sign in was changed. */
export function securityNotice(
  site: Site,
  { to, what, detail, when, device, country, mainOrigin }: SecurityNotice,
): Mail {
  const words = mailWording.notice
  const heading = words.what[what]
  const done: MailBlock = {
    kind: 'text',
    text: mailWording.doneFrom({ device, place: placeOf(country) }, momentOf(when)),
  }
  const more: MailBlock[] = detail === undefined ? [] : [{ kind: 'text', text: words.detail(detail) }]
  if (what === 'password-locked') more.push({ kind: 'text', text: words.locked })
  return layOut(site, {
    to,
    subject: words.subject(site.productName, heading),
    heading,
    blocks: [
      ...more,
      done,
      { kind: 'text', text: words.notYou },
      {
        kind: 'link',
        label: words.button,
        href: mainOrigin + linkTo('SettingsTab', { setting: 'security' }),
      },
    ],
  })
}

export interface DeletionScheduled extends Asker {
  to: string
  /** When it was requested, and when the account is removed for good: milliseconds since 1970 UTC. */
  when: number
  removedAt: number
  /** The main host's origin, for the link that signs in. */
  mainOrigin: string
}

/** Tells somebody that their account will be deleted, and until when it can be kept. */
export function deletionScheduledMail(
  site: Site,
  { to, when, removedAt, device, country, mainOrigin }: DeletionScheduled,
): Mail {
  const { subject, heading, text, keep, button, notYou } = mailWording.deletion
  return layOut(site, {
    to,
    subject: subject(site.productName),
    heading,
    blocks: [
      { kind: 'text', text: text(site.productName, dayOf(removedAt)) },
      { kind: 'text', text: keep },
      { kind: 'link', label: button, href: mainOrigin + linkTo('SignIn') },
      { kind: 'note', text: mailWording.doneFrom({ device, place: placeOf(country) }, momentOf(when)) },
      { kind: 'note', text: notYou },
    ],
  })
}
