import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readStoryViews, type StoryViews, withStoryView } from '../../../schema/rules/story-views'

const none = readStoryViews(null)
const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const member = (id: string) => ({ id, isLocked: true })
const free = (id: string) => ({ id, isLocked: false })
const counts = ({ day, week, month, freeMonth }: StoryViews) => ({ day, week, month, freeMonth })

const SUNDAY = at('2026-11-29')

describe('the stories that a browser has opened', () => {
  it('counts member-only stories apart from the others', () => {
    const views = withStoryView(withStoryView(none, member('a'), SUNDAY), free('b'), SUNDAY)
    expect(counts(views)).toEqual({ day: 1, week: 1, month: 1, freeMonth: 1 })
  })

  it('counts a story once a day', () => {
    const once = withStoryView(none, member('a'), SUNDAY)
    expect(withStoryView(once, member('a'), SUNDAY + 1)).toEqual(once)
    expect(withStoryView(once, member('a'), SUNDAY + 86_400_000).month).toBe(2)
  })

  test.each([
    ['the next day', at('2026-11-24'), at('2026-11-25'), { day: 1, week: 2, month: 2, freeMonth: 1 }],
    ['the next week', SUNDAY, at('2026-11-30'), { day: 1, week: 1, month: 2, freeMonth: 1 }],
    ['the next month', at('2026-11-30'), at('2026-12-01'), { day: 1, week: 2, month: 1, freeMonth: 0 }],
    [
      'a clock that was set back',
      at('2026-11-30'),
      at('2025-11-30'),
      { day: 1, week: 1, month: 1, freeMonth: 0 },
    ],
  ])('starts from zero with %s', (_, before, now, expected) => {
    const earlier = withStoryView(withStoryView(none, free('a'), before), member('b'), before)
    expect(counts(withStoryView(earlier, member('c'), now))).toEqual(expected)
  })

  it('accepts whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const views = withStoryView(readStoryViews(kept), member('a'), SUNDAY)
        expect(views.today).toContain('a')
        expect(Object.values(counts(views)).every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })

  it('keeps at most 200 ids', () => {
    const views = Array.from({ length: 300 }, (_, i) => member(String(i))).reduce(
      (before, story) => withStoryView(before, story, SUNDAY),
      none,
    )
    expect(views.today).toHaveLength(200)
    expect(views.month).toBe(300)
  })
})
