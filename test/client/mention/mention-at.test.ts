import { expect, test } from 'vitest'
import { mentionAt } from '../../../client/features/mention/mention-at'
import { namesIn } from '../../../schema/rules/mentions'

test.each([
  ['@a', { start: 0, query: 'a' }],
  ['Hello @Ana.M', { start: 6, query: 'Ana.M' }],
  [`${'x'.repeat(90)} (@zoë`, { start: 92, query: 'zoë' }],
  ['me@ana', undefined],
  ['x/@ana', undefined],
  ['@', undefined],
  ['@ana ', undefined],
  [`@${'a'.repeat(31)}`, undefined],
])('a mention begins at the end of %j', (text, begun) => {
  expect(mentionAt(text)).toEqual(begun)
})

test('names after an @ end where a sentence does, and aren’t part of addresses', () => {
  const text = 'Ask @ana.m. Or @BO, (@cleo_1)! me@ana.m @x-y https://a.example/@dea @a@b @é @two..dots'
  expect(namesIn(text).map(({ username, start, end }) => [username, text.slice(start, end)])).toEqual([
    ['ana.m', '@ana.m'],
    ['bo', '@BO'],
    ['cleo_1', '@cleo_1'],
    ['two..dots', '@two..dots'],
  ])
})
