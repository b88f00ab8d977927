import { expect, test } from 'vitest'
import { NAME } from '../../schema/brand/name'
import { mailWording } from '../../schema/wording/mails'
import { senderOf, senderText } from '../../worker/platform/mail/sender'
import {
  changeEmailMail,
  emailChangedNotice,
  verifyEmailMail,
} from '../../worker/services/identity/mails/address-mails'
import {
  deactivatedMail,
  deletionScheduledMail,
  securityNotice,
} from '../../worker/services/identity/mails/notices'
import { signInMail } from '../../worker/services/identity/mails/sign-in-mail'
import { drawCard } from '../../worker/services/media/card/card'
import { drawQuoteCard } from '../../worker/services/media/card/quote-card'

/* Mails and cards of a site with another name. Rule: docs/operate.md, "Make it yours". */

const OTHER = 'Folio'
const SITE = { productName: OTHER, helpUrl: 'https://folio.example/m/help' }
const ORIGIN = 'https://folio.example'
const about = { to: 'maren@folio.example', device: 'Firefox on Windows', country: 'AT' }
const when = Date.UTC(2026, 10, 21)
const EVENTS = Object.keys(mailWording.notice.what) as (keyof typeof mailWording.notice.what)[]

const MAILS = [
  signInMail(SITE, { ...about, operation: 'login', code: '012345', link: ORIGIN }),
  signInMail(SITE, { ...about, operation: 'register', code: null, link: ORIGIN }),
  verifyEmailMail(SITE, { ...about, link: ORIGIN }),
  changeEmailMail(SITE, { ...about, link: ORIGIN }),
  emailChangedNotice(SITE, { ...about, newEmail: 'new@folio.example', when }),
  deactivatedMail(SITE, { ...about, when, mainOrigin: ORIGIN }),
  deletionScheduledMail(SITE, { ...about, when, removedAt: when, mainOrigin: ORIGIN }),
  ...EVENTS.map((what) => securityNotice(SITE, { ...about, what, when, mainOrigin: ORIGIN })),
]

test.each(MAILS.map((mail) => [mail.subject, mail] as const))(
  'the mail “%s” has the other name alone',
  (_, mail) => {
    const text = JSON.stringify(mail)
    expect(text).toContain(OTHER)
    expect(text).not.toMatch(new RegExp(`\\b${NAME}`, 'i'))
  },
)

test('mail comes from the other name', () => {
  expect(senderText(senderOf({ MAIN_HOST: 'folio.example', PRODUCT_NAME: OTHER }))).toBe(
    '"Folio" <no-reply@folio.example>',
  )
  expect(senderOf({ MAIN_HOST: 'folio.example' }).name).toBe(NAME)
})

test.each([
  ['a story', drawCard],
  ['a passage', drawQuoteCard],
])('the social card of %s has the other name alone', (_, draw) => {
  const { svg } = draw({ seed: '0123456789ab', title: 'Tides', author: 'Maren', product: OTHER })
  const text = svg.replace(/<[^>]*>/g, '')
  expect(text).toContain(OTHER)
  expect(svg).not.toMatch(new RegExp(`\\b${NAME}`, 'i'))
})
