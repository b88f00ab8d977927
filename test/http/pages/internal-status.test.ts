import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { moderationWording } from '../../../schema/wording/moderation'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

test('the log has what staff of the demo did in the order of its times, the last act first', async () => {
  const { text } = await ask(linkTo('AdminOperating', { operatingPart: 'log' }), {
    headers: cookiesOf('staff'),
  })
  const { actions } = moderationWording.log
  for (const action of ['RELEASE_EARNINGS', 'REVIEW', 'BAN_DOMAIN'] as const)
    expect(text).toContain(actions[action])
  const [, log = ''] = text.split('<main')
  const times = [...log.matchAll(/<time datetime="([^"]+)"/gi)].map(([, at = '']) => Date.parse(at))
  expect(times.length).toBeGreaterThan(3)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})
