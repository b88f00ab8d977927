import { expect, test } from 'vitest'
import { NO_FRAMES } from '../../../client/bootstrap'
import { mayBeFramed } from '../../../schema/rules/framing'

/** What the script leaves visible in a window. */
function displayIn(self: object, top: object): string | undefined {
  const style: { display?: string } = {}
  new Function('self', 'top', 'document', NO_FRAMES)(self, top, { documentElement: { style } })
  return style.display
}

test('a page in somebody else’s frame is blank', () => {
  const own = {}
  expect([displayIn(own, {}), displayIn(own, own)]).toEqual(['none', undefined])
})

test('pages that are made for frames may be shown in them', () => {
  expect([mayBeFramed('EmbedList'), mayBeFramed('EmbedPost')]).toEqual([true, true])
  expect([mayBeFramed('ShowPost'), mayBeFramed('OEmbed'), mayBeFramed(undefined)]).toEqual([
    false,
    false,
    false,
  ])
})
