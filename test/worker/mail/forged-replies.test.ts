import { beforeEach, describe, expect, test } from 'vitest'
import { receivedMail } from '../../../schema/wording/received-mail'
import { arrive, BELIEVED_BY, letterWithAddresses, replyOf } from './received'
import { clearMail } from './support'

/* docs/rules/newsletters.md, "Replies". */

beforeEach(clearMail)

const { refused } = receivedMail
const base64 = (text: string): string => `=?utf-8?B?${btoa(text)}?=`

type Letter = Awaited<ReturnType<typeof letterWithAddresses>>

/** A reply with other lines in place of the one that says who it is from. */
function replyFrom(letter: Letter, lines: (email: string) => string) {
  const reply = replyOf(letter)
  const raw = reply.raw.replace(/^From: .*$/m, () => lines(letter.happened.email))
  expect(raw).not.toBe(reply.raw)
  return { ...reply, raw }
}

/** A reply with what our server has found out, or who has handed it over. */
const replyWith = (letter: Letter, verdict: string, from = letter.happened.email) => ({
  ...replyOf(letter, { 'Authentication-Results': verdict }),
  from,
})

const passedOn = async ({ office }: Letter) => (await office.mails()).slice(1).length

describe('who a reply is from', () => {
  test.each<[string, (email: string) => string]>([
    ['two lines, the subscriber’s first', (email) => `From: ${email}\r\nFrom: eve@example.org`],
    ['two lines, the subscriber’s last', (email) => `From: eve@example.org\r\nFrom: ${email}`],
    ['the same line twice', (email) => `From: ${email}\r\nfrom: ${email}`],
    ['a line with a space before the colon', (email) => `From: ${email}\r\nFrom : eve@example.org`],
    ['a line that begins with a sign', (email) => `From: ${email}\r\n\u000bFrom: eve@example.org`],
    ['a line behind a lone return', (email) => `From: ${email}\r\nX-Mailer: me\rFrom: eve@example.org`],
    ['no line', () => 'X-From: nobody'],
    ['two addresses', (email) => `From: ${email}, eve@example.org`],
    ['two addresses in brackets', (email) => `From: Sub <${email}>, Eve <eve@example.org>`],
    ['two brackets of one name', (email) => `From: Sub <${email}> <eve@example.org>`],
    ['addresses parted by a semicolon', (email) => `From: ${email}; eve@example.org`],
    ['addresses parted by a space', (email) => `From: ${email} eve@example.org`],
    ['a folded line', (email) => `From: ${email},\r\n eve@example.org`],
    ['a group of one', (email) => `From: Us: ${email};`],
    ['a group and an address', (email) => `From: Us:;, ${email}`],
    ['another address as the name', (email) => `From: eve@example.org <${email}>`],
    ['another address as a quoted name', (email) => `From: "eve@example.org" <${email}>`],
    [
      'another address in brackets in a quoted name',
      (email) => `From: "Eve \\"<eve@example.org>" <${email}>`,
    ],
    ['the subscriber as the name of another', (email) => `From: "${email}" <eve@example.org>`],
    ['another address as an encoded name', (email) => `From: ${base64('eve@example.org')} <${email}>`],
    ['all of it as an encoded word', (email) => `From: ${base64(`Sub <${email}>`)}`],
    ['the address as an encoded word', (email) => `From: <${base64(email)}>`],
    ['a comment before the address', (email) => `From: (eve@example.org) ${email}`],
    ['another address in a comment', (email) => `From: ${email} (eve@example.org)`],
    ['a route', (email) => `From: <@example.org:${email}>`],
    ['a quoted part of the address', (email) => `From: "${email}"@example.org`],
    ['a sign of control', (email) => `From: Sub\u0000 <${email}>`],
    ['an endless name', (email) => `From: ${'"a" '.repeat(50_000)}<${email}>`],
  ])('isn’t believed with %s', async (_what, lines) => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, replyFrom(letter, lines))).toBe(refused.notYou)
    expect(await passedOn(letter)).toBe(0)
  })

  test.each<[string, (email: string) => string]>([
    ['the address alone', (email) => `From: ${email}`],
    ['the address in brackets', (email) => `From: <${email}>`],
    ['capitals', (email) => `FROM: Sub <${email.toUpperCase()}>`],
    ['a quoted name', (email) => `From: "Scriber, Sub: \\"S\\" (he)" <${email}>`],
    ['an encoded name', (email) => `From: =?utf-8?Q?J=C3=BCrgen?= =?utf-8?Q?_M=2E?= <${email}>`],
    ['a name in its own letters', (email) => `From: 山田 太郎 <${email}>`],
    ['its own address as the name', (email) => `From: "${email}" <${email}>`],
    ['a comment behind it', (email) => `From: ${email} (Sub Scriber)`],
    ['a folded line', (email) => `From: Sub\r\n Scriber\r\n <${email}>`],
  ])('is believed with %s', async (_what, lines) => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, replyFrom(letter, lines))).toBeUndefined()
    expect(await passedOn(letter)).toBe(1)
  })
})

describe('what our server has found out', () => {
  test.each<[string, string, string?]>([
    ['about another domain', 'mx.cloudflare.net; dmarc=pass header.from=elsewhere.example; spf=pass'],
    ['twice', 'mx.cloudflare.net; dmarc=fail header.from=example.org; dmarc=pass header.from=example.org'],
    [
      'in the words of whoever hands it over',
      'mx.cloudflare.net; spf=pass smtp.mailfrom="; dmarc=pass header.from=example.org "@elsewhere.example; dkim=none',
    ],
    [
      'in a remark',
      'mx.cloudflare.net; spf=pass (domain of x; dmarc=pass header.from=example.org) smtp.mailfrom=x@elsewhere.example',
    ],
    ['from somebody with a strange address', BELIEVED_BY, '"; dmarc=pass"@elsewhere.example'],
    [
      'about a server’s name, not about who hands it over',
      'mx.cloudflare.net; dmarc=none; spf=pass smtp.helo=elsewhere.example; spf=fail smtp.mailfrom=x@example.org',
    ],
    [
      'of SPF about another domain',
      'mx.cloudflare.net; dmarc=none; spf=pass smtp.mailfrom=x@elsewhere.example',
    ],
    ['as a word that begins alike', 'mx.cloudflare.net; dmarc=passed header.from=example.org'],
  ])('doesn’t count %s', async (_what, verdict, from) => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, replyWith(letter, verdict, from))).toBe(refused.notYou)
    expect(await passedOn(letter)).toBe(0)
  })

  test('counts as it writes it', async () => {
    const letter = await letterWithAddresses()
    const verdict =
      'mx.cloudflare.net; dkim=pass header.d=example.org header.s=s1 header.b=abcdef12; dmarc=pass header.from=example.org policy.dmarc=quarantine; spf=none (mx.cloudflare.net: no SPF records found for postmaster@mail.example.org) smtp.helo=mail.example.org; spf=pass (mx.cloudflare.net: domain of x@example.org designates 192.0.2.1 as permitted sender) smtp.mailfrom=x@example.org; arc=none smtp.remote-ip=192.0.2.1'
    expect(await arrive(letter, replyWith(letter, verdict))).toBeUndefined()
    expect(await passedOn(letter)).toBe(1)
  })
})

test('a reply with two words on whether a program has sent it has been sent by one', async () => {
  const letter = await letterWithAddresses()
  const reply = replyFrom(
    letter,
    (email) => `Auto-Submitted: no\r\nAuto-Submitted: auto-replied\r\nFrom: ${email}`,
  )
  expect(await arrive(letter, reply)).toBe(refused.automatic)
})
