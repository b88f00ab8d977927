import { expect, test } from 'vitest'
import { middleBeside, placeBeside } from '../../../client/shell/toasts/place'

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

test.each([
  ['nothing is open', undefined, 1280, undefined],
  ['a panel leaves room for it', { left: 880, right: 1280 }, 1280, 544],
  ['a panel is far from it', { left: 1520, right: 1920 }, 1920, undefined],
  ['a panel leaves too little room', { left: 624, right: 1024 }, 1024, undefined],
  ['a panel is along the other side', { left: 0, right: 400 }, 1280, 736],
  ['a box is in the middle', { left: 280, right: 1000 }, 1280, undefined],
  ['a panel fills the window', { left: 0, right: 390 }, 390, undefined],
] as const)('a toast moves aside for a panel: %s', (_, panel, window, middle) => {
  expect(middleBeside(panel, 640, window)).toBe(middle)
})
