import { beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_KEY_ID, GOOD_SECRET } from '../../support/outside-secret'
import { lettersOf, postOffice } from '../letter/support'
import { clearMail, sentLetter } from './support'

/* docs/rules/mail.md, "Sending"; docs/rules/newsletters.md, "Sending a letter". */

beforeEach(clearMail)

const KEY = `${GOOD_KEY_ID}:${GOOD_SECRET}`

test('a letter by SES reaches everybody once, and a lost answer concerns its request alone', async () => {
  const service = outside()
  const office = postOffice({
    MAIL_PROVIDER: 'ses',
    MAIL_HTTP_URL: service.url('ses'),
    MAIL_HTTP_KEY: KEY,
    MAIL_REPLY_DOMAIN: 'in.quire.example',
  })
  await service.fail({ lost: true })
  const { user, visit } = await sentLetter(office, 25)
  await office.minute(NOON + 5 * MINUTE)
  const [letter] = (await lettersOf(visit, user.id)) ?? []
  const { seen, sent } = await service.look()
  const lost = JSON.parse(seen[0]?.body ?? '{}').BulkEmailEntries?.length ?? 1
  expect(letter).toMatchObject({ state: 'SENT', sentCount: 25 - lost, failedCount: lost })
  expect(sent).toHaveLength(25)
  expect(new Set(sent.map(({ Destination }) => JSON.stringify(Destination))).size).toBe(25)
})
