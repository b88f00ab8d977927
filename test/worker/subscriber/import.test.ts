import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { LIST_WAITS, MOST_LIST_BYTES } from '../../../schema/rules/subscribers'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import {
  confirm,
  form,
  leaveToken,
  mailsTo,
  settingsPath,
  suppressions,
  tokenTo,
  unsubscribe,
  visitor,
} from '../newsletter/support'
import { keeper, subscribersOf } from './support'

let made = 0
const someone = () => `listed-${made++}@example.org`

beforeEach(() => clearMailbox())

describe('a list', () => {
  test('is read first, and brought once somebody has said what is in it', async () => {
    const ana = await keeper()
    const [one, two] = [someone(), someone()]
    const importId = nextId()
    const csv = `Email,First Name,Last Name,Tags,Notes,Created\n${one},Ada,Lovelace,"Friends, Maths",Met in Turin,2020-02-01\n${two.toUpperCase()},,,,,\n`
    expect((await ana.send(csv, importId)).status).toBe(200)
    await ana.work()
    expect(await ana.shown(importId)).toMatchObject({
      state: 'READY',
      lineCount: 2,
      columns: { email: 0, name: 1, lastName: 2, tags: 3, note: 4, state: null, since: 5 },
      preview: { names: ['Email', 'First Name', 'Last Name', 'Tags', 'Notes', 'Created'] },
    })
    expect((await subscribersOf(ana.user.id)).size).toBe(0)
    await ana.begin(importId, { email: 0, name: 1, lastName: 2, tags: 3, note: 4, since: 5 }, true)
    await ana.work()
    expect(await ana.shown(importId)).toMatchObject({ state: 'DONE', addedCount: 2, doneCount: 2 })
    const rows = await subscribersOf(ana.user.id)
    expect(rows.get(one)).toMatchObject({
      state: 'active',
      source: 'import',
      name: 'Ada Lovelace',
      note: 'Met in Turin',
      tags: ['friends', 'maths'],
      consentedAt: Date.parse('2020-02-01'),
      consentText: expect.stringContaining('Ana Writer'),
    })
    expect(rows.get(two)).toMatchObject({ state: 'active', name: '', consentedAt: NOON })
    expect(mailsTo(one)).toEqual([])
  })

  test('asks by mail where nobody has agreed, a portion a minute, and each once', async () => {
    const ana = await keeper()
    const addresses = Array.from({ length: 70 }, someone)
    await ana.bring(addresses.join('\n'), { hasConsent: false })
    const mailed = () => addresses.filter((email) => mailsTo(email).length === 1).length
    expect([...(await subscribersOf(ana.user.id)).values()].every(({ state }) => state === 'pending')).toBe(
      true,
    )
    await cronJob('ask-brought', NOON, ana.bindings)
    expect(mailed()).toBe(60)
    await cronJob('ask-brought', NOON + MINUTE, ana.bindings)
    await cronJob('ask-brought', NOON + 2 * MINUTE, ana.bindings)
    expect([mailed(), addresses.filter((email) => mailsTo(email).length > 1)]).toEqual([70, []])
    const [first = ''] = addresses
    expect(await confirm(visitor(), tokenTo(first))).toMatchObject({ state: 'ACTIVE' })
    expect((await subscribersOf(ana.user.id)).get(first)).toMatchObject({ state: 'active', importId: null })
  })

  test('brings nobody who has left or wants no mail, whatever it says', async () => {
    const ana = await keeper()
    const [left, suppressed, there] = [someone(), someone(), someone()]
    await ana.bring([left, suppressed, there].join('\n'), { hasConsent: false })
    await cronJob('ask-brought', NOON, ana.bindings)
    for (const email of [left, suppressed, there]) await confirm(visitor(), tokenTo(email))
    await unsubscribe(visitor(), { token: await leaveToken(left) })
    await visitor().send(await settingsPath(suppressed), form({ action: 'unsubscribe', newsletter: 'all' }))
    const before = await suppressions()
    const importId = await ana.bring([left, suppressed, there].join('\n'))
    expect(await ana.shown(importId)).toMatchObject({ addedCount: 0, knownCount: 2, suppressedCount: 1 })
    const rows = await subscribersOf(ana.user.id)
    expect([left, suppressed, there].map((email) => rows.get(email)?.state)).toEqual([
      'unsubscribed',
      'unsubscribed',
      'active',
    ])
    expect(await suppressions()).toEqual(before)
  })

  test('can be undone, except for those who have confirmed or left since', async () => {
    const ana = await keeper()
    const [stays, left, goes] = [someone(), someone(), someone()]
    const importId = await ana.bring(`email,tags\n${stays},a\n${left},a\n${goes},a\n`, { hasConsent: false })
    await cronJob('ask-brought', NOON, ana.bindings)
    await confirm(visitor(), tokenTo(stays))
    await confirm(visitor(), tokenTo(left))
    await unsubscribe(visitor(), { token: await leaveToken(left) })
    expect(await ana.undo(importId)).toMatchObject({ state: 'UNDOING' })
    await ana.work()
    expect(await ana.shown(importId)).toMatchObject({ state: 'UNDONE', removedCount: 1 })
    const rows = await subscribersOf(ana.user.id)
    expect([...rows.keys()].sort()).toEqual([stays, left].sort())
  })

  test('brings nothing twice when its messages come twice, late or out of order', async () => {
    const ana = await keeper()
    const lines = Array.from({ length: 6000 }, () => `${someone()},Somebody with a name`)
    const importId = nextId()
    await ana.send(lines.join('\r\n'), importId)
    await ana.work()
    await ana.begin(importId, { email: 0, name: 1 }, true)
    const message = { type: 'advance-subscriber-import' as const, importId }
    const run = () => takeUp('advance-subscriber-import', [message], NOON, ana.bindings)
    await Promise.all([run(), run(), run()])
    await run()
    expect(await ana.shown(importId)).toMatchObject({
      state: 'DONE',
      lineCount: 6000,
      doneCount: 6000,
      addedCount: 6000,
      knownCount: 0,
    })
    expect((await subscribersOf(ana.user.id)).size).toBe(6000)
  })

  test('goes on by the cron when its message is lost, and ends when nobody goes on with it', async () => {
    const ana = await keeper()
    const [lost, waits] = [nextId(), nextId()]
    await ana.send(someone(), lost)
    ana.waiting.splice(0)
    await cronJob('sweep-subscriber-imports', NOON + 3 * MINUTE, ana.bindings)
    await ana.work()
    expect(await ana.shown(lost)).toMatchObject({ state: 'READY' })
    await ana.send(someone(), waits)
    await ana.work()
    await cronJob('sweep-subscriber-imports', NOON + LIST_WAITS + DAY, ana.bindings)
    expect(await ana.shown(waits)).toMatchObject({ state: 'FAILED' })
  })
})

describe('what is sent', () => {
  test('has a limit', async () => {
    const ana = await keeper()
    const response = await ana.send(new Uint8Array(MOST_LIST_BYTES + 1))
    expect(response.status).toBe(413)
    expect((await ana.send('')).status).toBe(400)
  })

  test('is somebody’s own, from a page of ours', async () => {
    const [ana, bo] = [await keeper(), await keeper()]
    expect([403, 404]).toContain((await bo.send(someone(), nextId(), ana.user.id)).status)
    const path = linkTo('ProcessImport', { id: ana.user.id })
    const foreign = await ana.visit.send(path, {
      method: 'POST',
      body: someone(),
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    expect(await bo.type(someone(), nextId(), ana.user.id)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('works as a form without script, which leads back to the page', async () => {
    const ana = await keeper()
    const path = linkTo('ProcessImport', { id: ana.user.id })
    const post = (fields: Record<string, string | File>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return ana.visit.send(path, { method: 'POST', body, headers: { origin: ORIGIN } })
    }
    const sent = await post({ text: '', file: new File([someone()], 'readers.csv') })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/import=[0-9a-f]{12}/),
    ])
    await ana.work()
    const page = await ana.visit.get(sent.headers.get('location') ?? '')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('readers.csv')])
    const refused = await post({ text: ' ' })
    expect(refused.headers.get('location')).toContain('refused=file')
  })
})
