import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until an element has the focus, which may move a turn after what it moves for. */
export const hasFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true)
