import { expect, test } from 'vitest'
import { moved } from '../../client/lib/moved'

const LIST = ['a', 'b', 'c', 'd']

test('an item goes to another place, and the others keep their order', () => {
  expect(moved(LIST, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(LIST, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(LIST).toEqual(['a', 'b', 'c', 'd'])
})

test('where there is nothing to move, the list is the same one', () => {
  for (const [from, to] of [
    [1, 1],
    [0, -1],
    [3, 4],
    [4, 0],
  ] as const)
    expect(moved(LIST, from, to)).toBe(LIST)
})
