import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { forgetPayouts } from '../payout/world'
import { actsOn } from '../site/support/moderators'
import { EU, W8BEN, W9 } from './filled'
import { read, sign, storedForms, taxedWriter } from './world'

/* How forms are kept, and who reads them. Rule: docs/rules/partner.md, "Taxes". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

describe('a form in the database', () => {
  test('has nothing in clear of what was filled in but the last four characters of the number', async () => {
    const { visit } = await taxedWriter()
    expect(await sign(visit, 'signW9', W9)).toMatchObject({
      state: 'GIVEN',
      forms: [{ kind: 'W9', lastFour: '6789', expiresAt: null }],
      earlier: [],
    })
    const [form] = await storedForms()
    const row = JSON.stringify(form)
    for (const secret of ['123456789', '123-45', 'Ada', 'Lund', 'Harbour', 'Portland', '04101'])
      expect(row).not.toContain(secret)
    const [iv = '', text = ''] = String(form?.sealed).split('.')
    expect(iv).toHaveLength(16)
    expect(text.length).toBeGreaterThan(200)
  })

  test('is sealed for its row: moved to another one, or under another key, it can’t be opened', async () => {
    const { visit, vars, clock } = await taxedWriter({ country: 'DE' })
    await env.DB.prepare("update payout_account set country = 'DE'").run()
    await sign(visit, 'signW8Ben', W8BEN)
    await sign(visit, 'signEuDeclaration', EU)
    const [us, eu] = await storedForms()
    expect(us?.sealed).not.toBe(eu?.sealed)
    const { visit: staff } = await signedIn({ isStaff: true }, { env: vars, now: clock.at })
    expect(await read(staff, String(eu?.id))).toMatchObject({ __typename: 'ReadTaxForm' })
    await env.DB.prepare('update tax_form set sealed = ? where id = ?').bind(us?.sealed, eu?.id).run()
    expect(await read(staff, String(eu?.id))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: messages.unreadable,
    })
    const other = { ...vars, TAX_KEY: 'another key for tax forms, longer than 32' }
    const { visit: later } = await signedIn({ isStaff: true }, { env: other, now: clock.at })
    expect(await read(later, String(us?.id))).toMatchObject({ message: messages.unreadable })
  })

  test('is kept as it was when another one replaces it, and a second press changes nothing', async () => {
    const { visit } = await taxedWriter()
    await sign(visit, 'signW9', { ...W9, tin: '', isAppliedFor: true })
    await sign(visit, 'signW9', W9)
    await sign(visit, 'signW9', W9)
    const forms = await storedForms()
    expect(forms.map(({ last_four, ended_at }) => [last_four, ended_at !== null])).toEqual([
      [null, true],
      ['6789', false],
    ])
  })

  test('isn’t asked for without a key, and a short key is refused', async () => {
    const { visit, account, userId } = await taxedWriter()
    const without = newVisit({ env: { ...account.vars, TAX_KEY: '' } })
    await without.signIn(userId)
    expect(await sign(without, 'signW9', W9)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: messages.notAsked,
    })
    const taxes = '{ viewer { partnerProgram { taxes { state } } } }'
    expect((await without.ask(taxes)).data).toMatchObject({ viewer: { partnerProgram: { taxes: null } } })
    expect((await visit.ask(taxes)).data).toMatchObject({
      viewer: { partnerProgram: { taxes: { state: 'NONE' } } },
    })
    const short = newVisit({ env: { ...account.vars, TAX_KEY: 'short' } })
    await short.signIn(userId)
    expect((await short.ask(taxes)).errors).toBeDefined()
  })
})

describe('a form', () => {
  test('holds until the end of the third year that follows, a declaration for three years', async () => {
    const { visit, clock } = await taxedWriter()
    await env.DB.prepare("update payout_account set country = 'DE'").run()
    expect(await sign(visit, 'signW8Ben', W8BEN)).toMatchObject({ state: 'PART' })
    expect(await sign(visit, 'signEuDeclaration', EU)).toMatchObject({ state: 'GIVEN' })
    const [us, eu] = await storedForms()
    const year = new Date(clock.at).getUTCFullYear()
    expect(us?.expires_at).toBe(Date.UTC(year + 4, 0, 1))
    expect(new Date(Number(eu?.expires_at)).getUTCFullYear()).toBe(year + 3)
  })

  test('that is missing, has expired or names another country keeps a payout waiting until it is signed', async () => {
    const { visit, minute, payouts, clock, partnerId } = await taxedWriter()
    const status = async () =>
      (await env.DB.prepare('select status from partner where id = ?').bind(partnerId).first('status')) ?? ''
    await minute()
    await minute()
    expect(await payouts()).toMatchObject([{ status: 'PENDING', waits_since: expect.any(Number) }])
    expect(await status()).toBe('PENDING_ACTION')
    await env.DB.prepare("update payout_account set country = 'DE'").run()
    expect(await sign(visit, 'signW9', W9)).toMatchObject({ state: 'OTHER_COUNTRY' })
    await minute()
    expect(await payouts()).toMatchObject([{ status: 'PENDING' }])
    await sign(visit, 'signW8Ben', W8BEN)
    expect(await sign(visit, 'signEuDeclaration', EU)).toMatchObject({ state: 'GIVEN' })
    expect(await status()).toBe('ACTIVE')
    await env.DB.prepare('update tax_form set expires_at = ? where kind = ?').bind(clock.at, 'W8BEN').run()
    await minute()
    expect(await payouts()).toMatchObject([{ status: 'PENDING', waits_since: expect.any(Number) }])
    clock.at += 2 * DAY
    visit.now = clock.at
    await sign(visit, 'signW8Ben', W8BEN)
    await minute()
    expect(await payouts()).toMatchObject([{ status: 'PROCESSING', waits_since: null }])
  })
})

describe('staff', () => {
  test('opens a form with a reason that is in the log first, and its writer is told', async () => {
    const { visit, vars, userId, clock } = await taxedWriter()
    await sign(visit, 'signW9', W9)
    const id = String((await storedForms())[0]?.id)
    const { visit: other } = await signedIn({}, { env: vars, now: clock.at })
    expect(await read(newVisit({ env: vars }), id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await read(other, id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await read(visit, id)).toMatchObject({ code: 'FORBIDDEN' })
    const { visit: staff, user } = await signedIn({ isStaff: true }, { env: vars, now: clock.at })
    expect(await read(staff, id, ' ')).toMatchObject({ code: 'BAD_REQUEST', field: 'reason' })
    expect(await read(staff, 'nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await actsOn(userId)).toEqual([])
    const { fields } = await read(staff, id)
    expect(fields).toEqual(expect.arrayContaining([{ name: 'tin', value: '123456789' }]))
    expect(await actsOn(userId)).toMatchObject([
      { action: 'READ_TAX_FORM', detail: id, reason: 'An audit asks for it.', staffId: user.id },
    ])
  })

  test('sees which forms there are, and opens none of their own', async () => {
    const { visit, vars, userId, clock } = await taxedWriter()
    await sign(visit, 'signW9', W9)
    const id = String((await storedForms())[0]?.id)
    const { visit: staff } = await signedIn({ isStaff: true }, { env: vars, now: clock.at })
    const asked = `query ($id: ID!) { adminUser(id: $id) { taxForms { id kind lastFour } } }`
    expect((await staff.ask(asked, { id: userId })).data?.adminUser).toEqual({
      taxForms: [{ id, kind: 'W9', lastFour: '6789' }],
    })
    expect((await visit.ask(asked, { id: userId })).data?.adminUser).toBeNull()
    await env.DB.prepare('update user set is_staff = 1 where id = ?').bind(userId).run()
    const own = newVisit({ env: vars, now: clock.at })
    await own.signIn(userId)
    expect(await read(own, id)).toMatchObject({ code: 'FORBIDDEN', message: messages.ownForm })
  })
})
