import { linkTo } from '../../../../schema/routes/links'
import { longDate, longMoment } from '../../../../schema/wording/formats'
import { mailWording, type SecurityEvent } from '../../../../schema/wording/mails'
import type { Mail } from '../../../platform/mail/mailer'
import type { Site } from '../../parts'
import { type Asker, placeOf } from './asker'
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
    text: mailWording.doneFrom({ device, place: placeOf(country) }, longMoment(when)),
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

/** What a mail says to somebody who has put their account out of sight. */
export interface LeavingMail extends Asker {
  to: string
  /** When it was asked for: milliseconds since 1970 UTC. */
  when: number
  /** The main host's origin, for the link that signs in. */
  mainOrigin: string
}

interface LeavingWords {
  subject: (product: string) => string
  heading: string
  keep: string
  button: string
  notYou: string
}

const leavingMail = (
  site: Site,
  { subject, heading, keep, button, notYou }: LeavingWords,
  text: string,
  { to, when, device, country, mainOrigin }: LeavingMail,
): Mail =>
  layOut(site, {
    to,
    subject: subject(site.productName),
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'text', text: keep },
      { kind: 'link', label: button, href: mainOrigin + linkTo('SignIn') },
      { kind: 'note', text: mailWording.doneFrom({ device, place: placeOf(country) }, longMoment(when)) },
      { kind: 'note', text: notYou },
    ],
  })

/** Tells somebody that their account is hidden, and how to bring it back. */
export function deactivatedMail(site: Site, about: LeavingMail): Mail {
  const words = mailWording.deactivation
  return leavingMail(site, words, words.text(site.productName), about)
}

export interface DeletionScheduled extends LeavingMail {
  /** When the account is removed for good: milliseconds since 1970 UTC. */
  removedAt: number
}

/** Tells somebody that their account goes, and until when it can be kept. */
export function deletionScheduledMail(site: Site, { removedAt, ...about }: DeletionScheduled): Mail {
  const words = mailWording.deletion
  return leavingMail(site, words, words.text(site.productName, longDate(removedAt)), about)
}
