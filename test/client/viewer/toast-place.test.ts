import { expect, test } from 'vitest'
import { placeBeside } from '../../../client/shell/toasts/place'

const span = (top: number, bottom: number) => ({ top, bottom })
const HEIGHT = 800

test.each([
  ['what it speaks of stands in the middle', span(300, 500), span(400, 444), 'top'],
  ['what it speaks of stands at the top', span(0, 90), span(20, 64), 'bottom'],
  [
    'what it speaks of fills the window, and its button is at the top',
    span(-50, 900),
    span(40, 84),
    'bottom',
  ],
  [
    'what it speaks of fills the window, and its button is at the foot',
    span(-50, 900),
    span(750, 790),
    'top',
  ],
  ['what it speaks of is scrolled away above', span(-400, -100), span(-200, -150), 'top'],
] as const)('a toast covers nothing: %s', (_, block, control, place) => {
  expect(placeBeside(block, control, HEIGHT)).toBe(place)
})
