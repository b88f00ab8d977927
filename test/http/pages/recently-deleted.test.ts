import { expect, test } from 'vitest'
import { recentlyDeletedWording as wording } from '../../../schema/wording/recently-deleted'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('the page of recently deleted things says how long they are kept, and leads to deleted stories', async () => {
  const { status, text } = await ask(addressOf('RecentlyDeleted'), { headers: cookiesOf('reader') })
  expect(status).toBe(200)
  expect(text).toContain(wording.text)
  expect(text).toContain('href="/me/stories/deleted"')
})
