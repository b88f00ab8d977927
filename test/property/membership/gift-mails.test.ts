import { describe, expect, test, vi } from 'vitest'
import { REDEEMABLE_MONTHS } from '../../../schema/rules/membership/gifts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { forgetRecipients } from '../../../worker/services/gift/forget-recipients'
import { sendGift, tellBuyer } from '../../../worker/services/gift/send-gift'
import { sendGiftAgain } from '../../../worker/services/gift/send-gift-again'
import { codeIn, codes, giftRow, give, places } from '../../support/membership/giving'
import { code, world } from '../../support/membership/joining'
import type { World } from '../../support/membership/world'

/* The mails of gifts. Rule: docs/rules/gifts.md, "Mail". */

const jobs = (w: World) => ({ ...w.parts, mainOrigin: 'https://quire.example' })
const group = { kind: 'GROUP_GIFT', quantity: 3, price: 15_000 } as const

describe('the mail of a gift', () => {
  test('is sent on its day, once, though the job runs twice at once', async () => {
    const w = world()
    await give(w, {
      recipients: [{ email: 'Bo@Example.org', name: 'Bo' }],
      sendOn: '2026-02-14',
      message: 'For you',
    })
    const [place] = await places(w)
    const send = () =>
      Promise.all([sendGift(jobs(w), String(place?.id)), sendGift(jobs(w), String(place?.id))])
    await send()
    w.now = Date.UTC(2026, 1, 14, 8, 59)
    await send()
    expect(w.mails).toEqual([])
    w.now = Date.UTC(2026, 1, 14, 9)
    await send()
    await send()
    expect(w.mails).toHaveLength(1)
    expect(w.mails[0]?.to.toLowerCase()).toBe('bo@example.org')
    expect(w.mails[0]?.text).toContain(place?.link)
    expect(w.mails[0]?.text).toContain('For you')
  })

  test('that can’t be sent is sent later, and its code isn’t logged', async () => {
    const w = world()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await give(w, { recipients: [{ email: 'bo@example.org' }] })
    const [place] = await places(w)
    w.isMailDown = true
    await sendGift(jobs(w), String(place?.id))
    w.isMailDown = false
    w.now += DAY
    await sendGift(jobs(w), String(place?.id))
    expect(w.mails).toHaveLength(1)
    expect(log).toHaveBeenCalled()
    expect(JSON.stringify(log.mock.calls)).not.toContain(codeIn(place?.link))
    log.mockRestore()
  })

  test('that can’t be sent until the gift expires isn’t sent any more', async () => {
    const w = world()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await give(w, { recipients: [{ email: 'bowie@example.org', name: 'Bo' }] })
    const [place] = await places(w)
    const id = String(place?.id)
    const send = async () => {
      await sendGift(jobs(w), id)
      await forgetRecipients(w.parts, 100)
    }
    const expiresAt = addMonths(w.now, REDEEMABLE_MONTHS)
    w.isMailDown = true
    await send()
    w.now = expiresAt - 1
    await send()
    expect(await places(w)).toMatchObject([
      { recipientEmail: 'bowie@example.org', sendAt: expiresAt - 1 + HOUR / 2 },
    ])
    w.isMailDown = false
    w.now = expiresAt + HOUR
    await sendGift(jobs(w), id)
    expect(w.mails).toEqual([])
    await send()
    expect(await places(w)).toMatchObject([
      {
        place: 'EXPIRED',
        recipientEmail: 'b•••@example.org',
        recipientName: null,
        sendAt: null,
        sentAt: null,
      },
    ])
    log.mockRestore()
  })

  test('to another address has another code, so that the first one’s doesn’t work', async () => {
    const w = world()
    await give(w, { recipients: [{ email: 'wrong@example.org' }] })
    const [place] = await places(w)
    const codeId = String(place?.id)
    await sendGift(jobs(w), codeId)
    const again = (email: string, key: string) => sendGiftAgain(w.parts, { codeId, email, key })
    expect(code(await again('wrong@example.org', 'again-with-this-key-1'))).toBe('ok')
    expect(await codes(w)).toEqual([codeIn(place?.link)])
    expect(code(await again('right@example.org', 'again-with-this-key-2'))).toBe('ok')
    expect(code(await again('right@example.org', 'again-with-this-key-2'))).toBe('ok')
    expect(w.mails.map(({ to }) => to)).toEqual([
      'wrong@example.org',
      'wrong@example.org',
      'right@example.org',
    ])
    expect(await codes(w)).not.toContain(codeIn(place?.link))
    const seen = []
    for (let i = 0; i < 4; i++) seen.push(code(await again('right@example.org', `again-number-${i}-of-this`)))
    expect(seen.at(-1)).toBe('RATE_LIMITED null')
  })

  test('tells the buyer what they paid and what follows', async () => {
    const w = world()
    await give(w, { ...group, recipients: [{ email: 'bo@example.org' }], sendOn: '2026-03-01' })
    await tellBuyer(jobs(w), String(giftRow(w)?.id))
    await tellBuyer(jobs(w), String(giftRow(w)?.id))
    expect(w.mails).toHaveLength(1)
    expect(w.mails[0]?.text).toContain('$150')
    expect(w.mails[0]?.text).toContain('We’ll send 1 of them by email on 1 March 2026.')
  })
})
