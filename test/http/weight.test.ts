import { expect, inject, test } from 'vitest'
import { SCRIPT_BYTES, STORY_SCRIPT_BYTES, TOUCH_BYTES } from '../bench/byte-budgets'
import { LIMITED, weightOf } from '../bench/touches'
import { weighStory, weighVisit } from '../bench/weights'
import { DEMO } from '../support/addresses'
import { NAMED_PAGES } from '../support/pages'
import { testRows } from '../support/test-rows'

test('a visit that begins at a story loads no more script than it may', async () => {
  const { script, style, font, document } = await weighStory({ origin: inject('site') }, DEMO.story)
  // A weight of zero means that it wasn't found.
  for (const bytes of [script, style, font, document]) expect(bytes).toBeGreaterThan(1000)
  expect(script).toBeLessThanOrEqual(STORY_SCRIPT_BYTES)
})

/** Every page that a visitor can begin with, with its layout. */
const FIRST_PAGES = new Map(
  NAMED_PAGES.flatMap(([, { pageId, layout, viewer }]) => (viewer === 'visitor' ? [[pageId, layout]] : [])),
)

testRows(
  'a visit that begins at any page loads no more script than it may',
  [...FIRST_PAGES],
  ([page]) => page,
  ([page, layout]) => {
    const bytes = weighVisit(page, layout)
    // React alone is more than half of it: less means that something wasn't found.
    expect(bytes).toBeGreaterThan(SCRIPT_BYTES * 0.7)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES)
  },
)

test.each(Object.entries(LIMITED))('the first touch of %s adds no more script than it may', (name, touch) => {
  const bytes = weightOf(touch)
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(TOUCH_BYTES[name as keyof typeof TOUCH_BYTES])
})
