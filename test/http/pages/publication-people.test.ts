import { expect, test } from 'vitest'
import { publicationPeopleWording as wording } from '../../../schema/wording/publication-people'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('publication-people lists who has a role and who is invited, for owners and editors alone', async () => {
  const path = addressOf('CollectionPeople')
  const { status, text } = await ask(path, { headers: cookiesOf('maren') })
  expect(status).toBe(200)
  expect(text).toContain('Maren Okafor')
  expect(text).toContain(wording.invite.title)
  expect(text).toContain(wording.open.title)
  expect((await ask(path, { headers: cookiesOf('reader') })).status).toBe(404)
  expect((await ask(path)).status).toBe(302)
})
