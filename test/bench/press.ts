import { launchChromium } from '../support/chromium'
import { openSlowStory, pressToPainted, restOn } from '../support/press'
import { SAMPLES } from './generate'
import type { Site } from './site'

const VISITS = 5

/** Milliseconds from pressing a link on slow 4G, on which the pointer rested, to the painted page: the median. */
export async function timePress({ origin }: Pick<Site, 'origin'>): Promise<number> {
  const browser = await launchChromium()
  try {
    const taken: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await restOn(page, await openSlowStory(page, `${origin}${SAMPLES.story}`))
      taken.push(await pressToPainted(page))
      await context.close()
    }
    return taken.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN
  } finally {
    await browser.close()
  }
}
