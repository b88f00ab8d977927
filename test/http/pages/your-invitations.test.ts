import { expect, test } from 'vitest'
import { yourInvitationsWording as wording } from '../../../schema/wording/your-invitations'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('your-invitations has the viewer’s invitations and roles, and says when a link is of no use', async () => {
  const path = addressOf('YourInvitations')
  const { status, text } = await ask(`${path}?token=nothing-of-ours`, { headers: cookiesOf('maren') })
  expect(status).toBe(200)
  expect(text).toContain(wording.roles)
  expect(text).toContain('Tidewater')
  expect(text).toContain(wording.broken)
  expect((await ask(path)).headers.get('location')).toContain('/m/signin?redirectUrl=')
})
