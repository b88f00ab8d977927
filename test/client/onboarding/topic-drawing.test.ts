import { expect, test } from 'vitest'
import { linesOf } from '../../../client/features/tag/topic-drawing'

const SLUGS = Array.from({ length: 200 }, (_, i) => `topic-${i}`)

test('a topic is drawn alike everywhere, and unlike others', () => {
  expect(linesOf('ocean')).toEqual(linesOf('ocean'))
  expect(new Set(SLUGS.map((slug) => JSON.stringify(linesOf(slug)))).size).toBe(SLUGS.length)
})

test('every drawing stays within its field', () => {
  for (const slug of SLUGS) {
    const { leaves, thread } = linesOf(slug)
    expect(leaves.length).toBeGreaterThanOrEqual(4)
    expect([...leaves, thread].join('')).not.toContain('NaN')
    // Paths of points alone; the others are curves between the same edges.
    const straight = leaves.filter((d) => !/[Cv]/.test(d))
    const points = straight.flatMap((d) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
    for (const [, x, y] of points) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(120)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeLessThanOrEqual(80)
    }
  }
})
