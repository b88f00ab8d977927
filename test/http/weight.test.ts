import { expect, inject, test } from 'vitest'
import { PAGE_BYTES, SCRIPT_BYTES } from '../bench/targets'
import { weighStory } from '../bench/weights'
import { DEMO } from '../support/addresses'

test('a story page is no heavier than it may be', async () => {
  const { script, style, font, document, withoutPictures } = await weighStory(
    { origin: inject('site') },
    DEMO.story,
  )
  // What weighs nothing wasn't found.
  for (const bytes of [script, style, font, document]) expect(bytes).toBeGreaterThan(1000)
  expect(script).toBeLessThanOrEqual(SCRIPT_BYTES)
  expect(withoutPictures).toBeLessThanOrEqual(PAGE_BYTES)
})
