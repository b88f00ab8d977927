import { beforeEach, describe, expect, test } from 'vitest'
import { receivedMail } from '../../../schema/wording/received-mail'
import { arrive, DOMAIN, letterWithAddresses, reportOf } from './received'
import { clearMail, outcomeOf, reasons, stateOf } from './support'

/* docs/rules/mail.md, "What comes back". */

beforeEach(clearMail)

type Letter = Awaited<ReturnType<typeof letterWithAddresses>>

const status = (action: string, code: string) =>
  `Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; someone@example.org\r\nAction: ${action}\r\nStatus: ${code}\r\nDiagnostic-Code: smtp; 550 no such user`

/** The headers of a letter, as servers repeat them. */
const headersOf = ({ mail }: Letter): string =>
  `From: mail@quire.example\r\nSubject: A letter\r\nList-Unsubscribe: ${mail?.headers['List-Unsubscribe']?.replace(', ', ',\r\n ')}\r\n`

const bounce = (
  letter: Letter,
  action: string,
  code: string,
  to = letter.re,
  original = 'Subject: A letter\r\n',
) => arrive(letter, reportOf(to, { type: 'delivery-status', fields: status(action, code), original }))

describe('a report of a mail server', () => {
  test('stops an address that doesn’t exist', async () => {
    const letter = await letterWithAddresses()
    expect(await bounce(letter, 'failed', '5.1.1')).toBeUndefined()
    expect(await stateOf(letter.happened.subscriberId)).toBe('bounced')
    expect(await outcomeOf(letter.happened)).toMatchObject({ state: 'bounced', bounced: 1 })
    expect(await reasons()).toEqual(['bounced'])
  })

  test.each([
    ['failed', '4.4.7', 'bounced'],
    ['failed', '5.2.2', 'bounced'],
    ['delayed', '4.4.1', 'sent'],
    ['delivered', '2.0.0', 'sent'],
  ])('that says %s, %s stops nobody', async (action, code, state) => {
    const letter = await letterWithAddresses()
    expect(await bounce(letter, action, code)).toBeUndefined()
    expect(await stateOf(letter.happened.subscriberId)).toBe('active')
    expect(await outcomeOf(letter.happened)).toMatchObject({ state })
  })

  test('is known by what it repeats, wherever it is sent', async () => {
    const letter = await letterWithAddresses()
    await bounce(letter, 'failed', '5.1.1', `postmaster@${DOMAIN}`, headersOf(letter))
    expect(await stateOf(letter.happened.subscriberId)).toBe('bounced')
  })

  test('that repeats nothing of ours, or something forged, is taken and does nothing', async () => {
    const letter = await letterWithAddresses()
    const forged = headersOf(letter).replace(/[0-9a-f](?=@in)/, (last) => (last === '0' ? '1' : '0'))
    for (const original of ['Subject: Hello\r\n', forged])
      expect(await bounce(letter, 'failed', '5.1.1', `postmaster@${DOMAIN}`, original)).toBeUndefined()
    expect(await stateOf(letter.happened.subscriberId)).toBe('active')
  })
})

describe('a complaint by mail', () => {
  const complain = (letter: Letter, kind: string) =>
    arrive(
      letter,
      reportOf(`abuse@${DOMAIN}`, {
        type: 'feedback-report',
        fields: `Feedback-Type: ${kind}\r\nUser-Agent: SomeGenerator/1.0\r\nVersion: 1`,
        original: `${headersOf(letter)}\r\nThe letter`,
      }),
    )

  test('stops the address of whoever complains', async () => {
    const letter = await letterWithAddresses()
    expect(await complain(letter, 'abuse')).toBeUndefined()
    expect(await complain(letter, 'abuse')).toBeUndefined()
    expect(await stateOf(letter.happened.subscriberId)).toBe('complained')
    expect(await outcomeOf(letter.happened)).toMatchObject({ state: 'complained', complained: 1 })
  })

  test('that takes one back stops nobody', async () => {
    const letter = await letterWithAddresses()
    await complain(letter, 'not-spam')
    expect(await stateOf(letter.happened.subscriberId)).toBe('active')
  })
})

test('any other mail is refused', async () => {
  const letter = await letterWithAddresses()
  const raw = 'From: a@example.org\r\nSubject: Hello\r\n\r\nHello'
  const { nobody } = receivedMail.refused
  expect(await arrive(letter, { from: 'a@example.org', to: `info@${DOMAIN}`, raw })).toBe(nobody)
  const off = { MAIL_REPLY_DOMAIN: '' }
  expect(await arrive(letter, { from: 'a@example.org', to: letter.out, raw }, off)).toBe(nobody)
})
