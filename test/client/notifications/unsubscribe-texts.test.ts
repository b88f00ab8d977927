import { expect, test } from 'vitest'
import { unsubscribeWording } from '../../../schema/wording/unsubscribe'

const { stop, stopKind, start, startKind } = unsubscribeWording

test('the names of the buttons begin with the words on them', () => {
  expect(stopKind('New followers').startsWith(stop)).toBe(true)
  expect(startKind('New followers').startsWith(start)).toBe(true)
})
