import { expect, test } from 'vitest'
import { catalogIdOf, catalogSegment } from '../../../schema/routes/catalog-id'

test('a list’s id stands at the end of its segment', () => {
  expect(catalogSegment({ slug: 'by-the-water', id: '0123456789ab' })).toBe('by-the-water-0123456789ab')
  expect(catalogIdOf('by-the-water-0123456789ab')).toBe('0123456789ab')
  expect(catalogIdOf('0123456789ab')).toBe('0123456789ab')
})

test.each(['by-the-water', '', 'x0123456789ab', 'a-0123456789a', 'a-0123456789AB', 'a/b-0123456789ab', '-'])(
  '%o has no id',
  (segment) => expect(catalogIdOf(segment)).toBeUndefined(),
)
