import { expect, test } from 'vitest'
import {
  channelMessage,
  readChannelMessage,
  readingMessage,
} from '../../../schema/rules/notification-channel'
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_PREFERENCES,
  NOTIFICATION_TABS,
  wantsNotification,
} from '../../../schema/rules/notifications'
import { PREFERENCES } from '../../../schema/rules/preferences'

test('each kind of notification has two preferences, and at least one tab beside all', () => {
  for (const kind of NOTIFICATION_KINDS) {
    for (const name of Object.values(NOTIFICATION_PREFERENCES[kind])) {
      expect(PREFERENCES[name]).toEqual({ type: 'boolean' })
    }
    const { all, ...others } = NOTIFICATION_TABS
    expect(all).toContain(kind)
    expect(Object.values<readonly string[]>(others).some((kinds) => kinds.includes(kind))).toBe(true)
  }
})

test('until somebody chooses, all is shown and nothing is mailed', () => {
  expect(wantsNotification(new Map(), 'follow', 'inApp')).toBe(true)
  expect(wantsNotification(new Map(), 'follow', 'byMail')).toBe(false)
  const chosen = new Map([
    ['notifyOfFollows', false],
    ['mailFollows', true],
  ])
  expect(wantsNotification(chosen, 'follow', 'inApp')).toBe(false)
  expect(wantsNotification(chosen, 'follow', 'byMail')).toBe(true)
})

test.each(['', 'pong', '{"unseen":-1}', '{"unseen":1.5}', '{"unseen":1}x', '{"unseen":"1"}', 7, null])(
  'a tab ignores the message %j',
  (text) => expect(readChannelMessage(text)).toBeUndefined(),
)

test('a tab reads the number that it is told', () => {
  expect(readChannelMessage(channelMessage(42))).toEqual({ about: 'unseen', count: 42 })
  expect(readChannelMessage(readingMessage(7))).toEqual({ about: 'reading', count: 7 })
  for (const text of ['{"reading":-1}', '{"seen":1}', '7', null])
    expect(readChannelMessage(text)).toBeUndefined()
})
