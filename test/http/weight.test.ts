import { expect, inject, test } from 'vitest'
import { PAGE_BYTES, SCRIPT_BYTES } from '../bench/targets'
import { weighStory, weighTouch } from '../bench/weights'
import { DEMO } from '../support/addresses'

test('a story page is no heavier than it may be', async () => {
  const { script, style, font, document, withoutPictures } = await weighStory(
    { origin: inject('site') },
    DEMO.story,
  )
  // A weight of zero means that it wasn't found.
  for (const bytes of [script, style, font, document]) expect(bytes).toBeGreaterThan(1000)
  expect(script).toBeLessThanOrEqual(SCRIPT_BYTES)
  expect(withoutPictures).toBeLessThanOrEqual(PAGE_BYTES)
})

/** How much the first use of a feature on a story page may add, as script in bytes, gzip. */
const TOUCHES: [name: string, module: string, most: number][] = [
  ['a picture that is pressed', 'client/features/post/lightbox/index.tsx', 4000],
]

test.each(TOUCHES)('%s adds no more script than it may', (_name, module, most) => {
  const bytes = weighTouch(module)
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(most)
})
