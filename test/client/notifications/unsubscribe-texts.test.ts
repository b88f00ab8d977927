import { expect, test } from 'vitest'
import { notificationWording } from '../../../schema/wording/notifications'

const { stop, stopKind, start, startKind } = notificationWording.unsubscribe

test('the names of the buttons begin with the words on them', () => {
  expect(stopKind('New followers').startsWith(stop)).toBe(true)
  expect(startKind('New followers').startsWith(start)).toBe(true)
})
