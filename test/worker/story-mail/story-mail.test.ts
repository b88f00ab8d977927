import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { STORY_MAILS } from '../../../schema/rules/story-mail'
import { receivedMail } from '../../../schema/wording/received-mail'
import { signedIn } from '../../factories/signed-in'
import { PNG } from '../../support/png'
import { of } from '../draft/support'
import { postOffice } from '../letter/support'
import { arrive, DOMAIN, rawMail } from '../mail/received'

const { refused } = receivedMail
const FIELDS = '__typename ... on StoryMailAddress { id address } ... on UserError { code }'
const QUERIES = {
  create: `mutation { result: createStoryMailAddress { ${FIELDS} } }`,
  revoke: `mutation { result: revokeStoryMailAddress { ${FIELDS} } }`,
  own: '{ result: storyMailAddress { __typename id address } }',
}

type Writer = Awaited<ReturnType<typeof signedIn>>

async function ask({ visit }: Writer, name: keyof typeof QUERIES) {
  const { data, errors } = await visit.ask(QUERIES[name], {})
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as { __typename: string; address: string | null; code?: string } | null
}

/** A writer with an address, and what is sent to them. */
async function writerWithAddress(given: Parameters<typeof signedIn>[0] = {}) {
  const office = postOffice({ MAIL_REPLY_DOMAIN: DOMAIN })
  const writer = await signedIn(
    { email: `w${crypto.randomUUID()}@example.org`, ...given },
    {
      env: { MAIL_REPLY_DOMAIN: DOMAIN },
    },
  )
  const { address } = (await ask(writer, 'create')) ?? {}
  return { ...writer, office, address: address ?? '' }
}

type WithAddress = Awaited<ReturnType<typeof writerWithAddress>>

let mails = 0

/** Has somebody mail a story. @returns why it was refused. */
const send = (
  { office, address }: WithAddress,
  body: string,
  headers: Record<string, string> = {},
  { from = 'phone@elsewhere.example', to = address } = {},
) =>
  arrive({ office } as never, {
    from,
    to,
    raw: rawMail(
      {
        From: from,
        To: to,
        Subject: 'Low water',
        'Message-ID': `<${mails++}@elsewhere.example>`,
        'Content-Type': 'text/plain; charset=utf-8',
        ...headers,
      },
      body,
    ),
  })

const draftsOf = async ({ user }: Writer) =>
  (
    await env.DB.prepare('SELECT id, title, state FROM post WHERE creator_id = ? ORDER BY created_at, id')
      .bind(user.id)
      .all<{ id: string; title: string; state: string }>()
  ).results

/** The only draft, with its paragraphs. */
async function onlyDraft(writer: WithAddress) {
  const [draft, ...others] = await draftsOf(writer)
  expect([draft?.state, others]).toEqual(['draft', []])
  const { body } = await of(writer.visit, 'draft', draft?.id ?? '')
  return { ...draft, body: body as { type: string; text: string; markups: object[]; imageId?: string }[] }
}

const MULTIPART = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/related; boundary=b' }
const multipart = (...parts: (readonly [headers: Record<string, string>, body: string])[]) =>
  `${parts.map(([headers, body]) => `--b\n${rawMail(headers, body)}\n`).join('')}--b--\n`
const picture = (headers: Record<string, string> = {}) =>
  [
    { 'Content-Type': 'image/png; name=a.png', 'Content-Transfer-Encoding': 'base64', ...headers },
    btoa(String.fromCharCode(...PNG)),
  ] as const
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

let someone: WithAddress
beforeEach(async () => {
  someone = await writerWithAddress()
})

describe('an address', () => {
  test('is made, replaced and revoked by its owner alone', async () => {
    const { address } = someone
    expect(address).toMatch(new RegExp(`^story-${someone.user.id}-[0-9a-f]{32}@${DOMAIN}$`))
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    expect(await ask(someone, 'own')).toMatchObject({ address })
    const other = (await ask(someone, 'create'))?.address ?? ''
    expect(other).not.toBe(address)
    expect(await send(someone, 'One.')).toBe(refused.nobody)
    expect(await send({ ...someone, address: other }, 'Two.')).toBeUndefined()
    expect(await ask(someone, 'revoke')).toMatchObject({ address: null })
    expect(await send({ ...someone, address: other }, 'Three.')).toBe(refused.nobody)
    expect(await draftsOf(someone)).toHaveLength(1)
  })

  test('isn’t there where no mail is received', async () => {
    const writer = await signedIn()
    expect(await ask(writer, 'own')).toBeNull()
    expect(await ask(writer, 'create')).toMatchObject({ __typename: 'ServiceUnavailable' })
  })

  test('that is made up, of another domain or of a closed account is nobody’s', async () => {
    const forged = someone.address.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'))
    for (const to of [forged, someone.address.replace(DOMAIN, 'elsewhere.example')])
      expect(await send(someone, 'One.', {}, { to })).toBe(refused.nobody)
    await env.DB.prepare('UPDATE user SET deactivated_at = 1 WHERE id = ?').bind(someone.user.id).run()
    expect(await send(someone, 'One.')).toBe(refused.nobody)
    expect(await draftsOf(someone)).toEqual([])
  })
})

describe('a mail', () => {
  test('becomes a draft, and its writer is told where they get mail', async () => {
    expect(
      await send(someone, 'It is low.\n\n<b>And</b> high.', {}, { to: someone.address.toUpperCase() }),
    ).toBe(undefined)
    const { id, title, body } = await onlyDraft(someone)
    expect(title).toBe('Low water')
    expect(body.map(({ text }) => text)).toEqual(['It is low.', '<b>And</b> high.'])
    const [answer, ...others] = await someone.office.mails()
    expect(others).toEqual([])
    expect(answer).toMatchObject({
      to: [someone.user.email],
      subject: 'Your draft: Low water',
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
    expect(answer?.text).toContain(`://quire.example/p/${id}/edit`)
    expect(answer?.text).not.toContain(someone.address)
  })

  test('of HTML is read as importers read it', async () => {
    const html =
      '<p>It is <b>low</b>.</p><script>alert(1)</script><p><a href="javascript:alert(1)">Here</a></p>'
    await send(someone, html, HTML)
    const { body } = await onlyDraft(someone)
    expect(body).toMatchObject([
      { text: 'It is low.', markups: [{ type: 'STRONG' }] },
      { text: 'Here', markups: [] },
    ])
  })

  test('brings its pictures: where they are shown, or below', async () => {
    const text = '<p>One</p><p><img src="cid:pier"></p><p>Two</p>'
    const shown = picture({ 'Content-ID': '<pier>', 'Content-Disposition': 'inline' })
    await send(someone, multipart([HTML, text], shown), MULTIPART)
    const first = await onlyDraft(someone)
    expect(first.body.map(({ type }) => type)).toEqual(['P', 'IMG', 'P'])
    expect(first.body[1]?.imageId).toMatch(/^[0-9a-f]{24}$/)
    const other = await writerWithAddress()
    const attached = { 'Content-Disposition': 'attachment; filename=a.png' }
    const file = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename=a.pdf' }
    await send(other, multipart([HTML, '<p>One</p>'], picture(attached), [file, 'PDF']), MULTIPART)
    expect((await onlyDraft(other)).body.map(({ type }) => type)).toEqual(['P', 'IMG'])
    expect((await other.office.mails())[0]?.text).toContain('1 attachment')
  })

  test('that is brought again makes one draft', async () => {
    const again = { 'Message-ID': '<same@elsewhere.example>' }
    await send(someone, 'It is low.', again)
    await send(someone, 'It is low.', again)
    await onlyDraft(someone)
  })

  test('whose answer can’t be sent is brought again, and answered then', async () => {
    await someone.office.fail(...Array.from({ length: 9 }, () => ({ status: 503 })))
    const again = { 'Message-ID': '<same@elsewhere.example>' }
    await expect(send(someone, 'It is low.', again)).rejects.toThrow()
    await someone.office.fail()
    expect(await send(someone, 'It is low.', again)).toBeUndefined()
    await onlyDraft(someone)
    expect(await someone.office.mails()).toHaveLength(1)
  })

  test('without a subject, or with a long or broken one, has a title', async () => {
    await send(someone, 'One.', { Subject: '' })
    await send(someone, 'Two.', { Subject: `\u202e${'x'.repeat(400)}` })
    const titles = (await draftsOf(someone)).map(({ title }) => title)
    expect(titles.sort()).toEqual(['Untitled', 'x'.repeat(300)])
  })

  test('with nothing in it is answered with why not', async () => {
    expect(await send(someone, '  \n ')).toBeUndefined()
    expect(await draftsOf(someone)).toEqual([])
    const [answer] = await someone.office.mails()
    expect(answer).toMatchObject({ subject: 'Your email didn’t become a draft' })
    expect(answer?.text).toContain('nothing in it')
  })

  test('of a suspended writer is answered with why not', async () => {
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(someone.user.id).run()
    expect(await send(someone, 'One.')).toBeUndefined()
    expect(await draftsOf(someone)).toEqual([])
    expect((await someone.office.mails())[0]?.text).toContain('suspended')
  })

  test.each([
    ['an automatic answer', { 'Auto-Submitted': 'auto-replied' }, undefined],
    ['a list', { 'List-Id': '<tides.example>' }, undefined],
    ['bulk', { Precedence: 'bulk' }, undefined],
    ['a report', {}, ''],
  ])('of %s is refused and never answered', async (_, headers, from) => {
    const sender = from === undefined ? {} : { from }
    expect(await send(someone, 'One.', headers as Record<string, string>, sender)).toBe(refused.automatic)
    expect([await draftsOf(someone), await someone.office.mails()]).toEqual([[], []])
  })

  test('is one of 30 a day', async () => {
    const { most } = STORY_MAILS
    for (let i = 0; i < most; i++) expect(await send(someone, ' ')).toBeUndefined()
    expect(await send(someone, 'One more.')).toBe(refused.manyStories)
    expect(await draftsOf(someone)).toEqual([])
  })
})
