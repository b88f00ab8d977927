import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { outside } from '../../support/outside'
import type { NameRecord } from '../../support/outside-names'
import { clearLetters, createWriter, postOffice, send } from '../letter/support'
import { giveSender, ownDomain, senderOf, statesOf } from './support'

/* docs/rules/newsletters.md, "Where letters come from". */

beforeEach(clearLetters)

const text = (data: string): NameRecord => ({ type: 'TXT', data })

let domains = 0

/** A writer whose letters come from a domain of a test's own, whose names it knows. */
async function sender(records: (domain: string) => Record<string, NameRecord[]>, more: Partial<Env> = {}) {
  const names = outside()
  const domain = `sender-${domains++}.example`
  await names.know({ records: records(domain) })
  const office = postOffice({ DNS_URL: names.url('dns'), MAIL_FROM: `Quire <mail@${domain}>`, ...more })
  return { domain, names, office, ...(await createWriter(office, 1)) }
}

const right = (domain: string): Record<string, NameRecord[]> => ({
  [`send.${domain}`]: [
    text('v=spf1 include:amazonses.com ~all'),
    { type: 'MX', data: '10 feedback-smtp.eu-west-1.amazonses.com.' },
  ],
  [`resend._domainkey.${domain}`]: [text('p=MIGfMA0')],
  [`_dmarc.${domain}`]: [text('v=DMARC1; p=reject')],
})

describe('the records of a sender', () => {
  test('are right', async () => {
    const { user, visit, domain } = await sender(right)
    const shown = await senderOf(visit, user.id)
    expect(shown).toMatchObject({ address: `mail@${domain}`, isOwn: false })
    expect(statesOf(shown)).toEqual({ SPF: 'RIGHT', DKIM: 'RIGHT', DMARC: 'RIGHT', RETURN_PATH: 'RIGHT' })
  })

  test('are missing, and say what to add', async () => {
    const { user, visit, domain } = await sender(() => ({}))
    const shown = await senderOf(visit, user.id)
    expect(shown?.records).toMatchObject([
      { kind: 'SPF', state: 'MISSING', name: `send.${domain}`, value: 'v=spf1 include:amazonses.com ~all' },
      { kind: 'DKIM', state: 'MISSING', name: `resend._domainkey.${domain}`, value: null },
      { kind: 'DMARC', state: 'MISSING', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
      { kind: 'RETURN_PATH', state: 'MISSING', name: `send.${domain}`, value: null },
    ])
  })

  test('are wrong', async () => {
    const { user, visit, domain } = await sender((name) => ({
      [`send.${name}`]: [text('v=spf1 mx -all'), { type: 'MX', data: '0 .' }],
      [`resend._domainkey.${name}`]: [text('v=DKIM1; p=')],
      [`_dmarc.${name}`]: [text('v=DMARC1')],
    }))
    const shown = await senderOf(visit, user.id)
    expect(statesOf(shown)).toEqual({ SPF: 'WRONG', DKIM: 'WRONG', DMARC: 'WRONG', RETURN_PATH: 'MISSING' })
    expect(shown?.records[0]).toMatchObject({
      value: 'v=spf1 include:amazonses.com mx -all',
      present: ['v=spf1 mx -all'],
    })
    expect(shown?.address).toBe(`mail@${domain}`)
  })

  test('may let the service send by what they include, but not everybody, nor twice', async () => {
    const by = async (spf: string[], others: Record<string, NameRecord[]> = {}) => {
      const { user, visit } = await sender((name) => ({
        ...right(name),
        [`send.${name}`]: spf.map(text),
        ...others,
      }))
      return statesOf(await senderOf(visit, user.id)).SPF
    }
    const nested = { 'spf.other.example': [text('v=spf1 include:amazonses.com -all')] }
    expect(await by(['v=spf1 include:spf.other.example -all'], nested)).toBe('RIGHT')
    const round = { 'spf.round.example': [text('v=spf1 include:spf.round.example -all')] }
    expect(await by(['v=spf1 include:spf.round.example -all'], round)).toBe('WRONG')
    expect(await by(['v=spf1 include:amazonses.com +all'])).toBe('WRONG')
    expect(await by(['v=spf1 include:amazonses.com -all', 'v=spf1 mx -all'])).toBe('WRONG')
  })

  test('are those that the configuration names, and nothing is said of what it doesn’t', async () => {
    const custom = await sender(
      (name) => ({ [`b.${name}`]: [text('v=spf1 include:spf.mine.example -all')] }),
      { MAIL_SPF_INCLUDE: 'spf.mine.example', MAIL_DKIM_SELECTORS: 'one, two', MAIL_RETURN_PATH: 'b' },
    )
    const shown = await senderOf(custom.visit, custom.user.id)
    expect(statesOf(shown)).toMatchObject({ SPF: 'RIGHT', DKIM: 'MISSING' })
    expect(shown?.records[1]?.name).toBe(`one._domainkey.${custom.domain}`)
    const own = await sender(
      (name) => ({ [name]: [text('v=spf1 mx -all'), { type: 'MX', data: `5 mx.${name}.` }] }),
      {
        MAIL_PROVIDER: 'smtp',
      },
    )
    expect(statesOf(await senderOf(own.visit, own.user.id))).toEqual({
      SPF: 'RIGHT',
      DKIM: 'UNKNOWN',
      DMARC: 'MISSING',
      RETURN_PATH: 'RIGHT',
    })
  })

  test('are shown to nobody else', async () => {
    const [one, other] = [await sender(right), await sender(right)]
    expect(await senderOf(other.visit, one.user.id)).toBeNull()
  })
})

describe('a newsletter’s own sender', () => {
  test('is what its letters come from, as long as its domain works', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 1)
    const domain = 'ana-letters.example'
    await ownDomain(user.id, domain)
    const address = `letters@mail.${domain}`
    expect(await giveSender({ newsletterId: user.id, address })).toEqual({
      status: 200,
      body: { newsletterId: user.id, address },
    })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    expect((await office.mails())[0]?.from).toBe(`"Ana Writer" <${address}>`)
    await ownDomain(user.id, domain, false)
    await env.DB.prepare('DELETE FROM letter').run()
    await send(visit, { newsletterId: user.id, postId: story.id, subject: 'Another' })
    await office.minute(office.now + MINUTE)
    const froms = (await office.mails()).map(({ from }) => from)
    expect(froms).toContain('"Ana Writer" <mail@quire.example>')
  })

  test('has to be at a domain that works for it', async () => {
    const office = postOffice()
    const [one, other] = [await createWriter(office, 0), await createWriter(office, 0)]
    await ownDomain(other.user.id, 'other-letters.example')
    const newsletterId = one.user.id
    for (const address of [
      'letters@other-letters.example',
      'letters@gmail.com',
      'letters@example',
      'no address',
      '',
    ])
      expect(await giveSender({ newsletterId, address }), address).toMatchObject({ status: 400 })
    expect(await giveSender({ newsletterId: 'ffffffffffff', address: null })).toMatchObject({
      body: { error: { code: 'NOT_FOUND' } },
    })
    expect(await giveSender({ newsletterId, address: null })).toMatchObject({ status: 200 })
    const stored = env.DB.prepare('SELECT sender_address FROM newsletter WHERE id = ?').bind(newsletterId)
    expect(await stored.first()).toEqual({ sender_address: null })
  })
})
