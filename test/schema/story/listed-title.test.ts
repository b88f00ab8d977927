import { expect, test } from 'vitest'
import { listedTitle } from '../../../schema/story/listed-title'

test('a title in a list has at most 100 characters, and ends after a word', () => {
  expect(listedTitle('A short one')).toBe('A short one')
  const listed = listedTitle('word '.repeat(60))
  expect(listed.length).toBeLessThanOrEqual(100)
  expect(listed).toMatch(/word…$/)
})
