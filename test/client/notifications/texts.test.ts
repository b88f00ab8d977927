import { expect, test } from 'vitest'
import { notificationWording } from '../../../schema/wording/notifications'

const { texts } = notificationWording

test('people who did the same are joined, by name and by number', () => {
  expect(texts.CLAP(['Ana'], 1)).toBe('Ana clapped for your story')
  expect(texts.CLAP(['Ana', 'Ben'], 2, 'response')).toBe('Ana and Ben clapped for your response')
  expect(texts.HIGHLIGHT(['Ana', 'Ben'], 3)).toBe('Ana, Ben, and 1 other highlighted your story')
  expect(texts.FOLLOW(['Ana'], 5)).toBe('Ana and 4 others started following you')
  // People who have left or are suspended have no name.
  expect(texts.FOLLOW([], 1)).toBe('1 person started following you')
  expect(texts.LIST_SAVED(['Ana', 'Ben'], 2)).toBe('Ana and Ben saved your list')
  expect(texts.CLAP([], 1200, 'list')).toBe('1,200 people clapped for your list')
})

test('a response says to whose work it is', () => {
  expect(texts.RESPONSE(['Ana'], 1, 'list', true)).toBe('Ana responded to your list')
  expect(texts.RESPONSE(['Ana', 'Ben'], 6, 'response', true)).toBe(
    'Ana, Ben, and 4 others replied to your response',
  )
  expect(texts.RESPONSE(['Ana'], 1, 'response', false)).toBe('Ana replied to a response in your discussion')
  expect(texts.RESPONSE_HELD(['Ana'], 1)).toBe('Ana wrote a response for you to approve')
  expect(texts.RESPONSE_HELD(['Ana'], 2)).toBe('Ana and 1 other wrote responses for you to approve')
})

test('reports are counted', () => {
  expect([texts.CASE(1), texts.CASE(3)]).toEqual(['Something was reported', '3 things were reported'])
  expect(texts.APPEAL(2)).toBe('2 decisions were appealed against')
  expect(texts.URGENT_CASE(2)).toBe('Somebody may be in danger: 2 things were reported')
})
