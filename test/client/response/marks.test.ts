import { expect, test } from 'vitest'
import { type Mark, type Selected, withMark } from '../../../client/features/response/marks'

/** A text with its selection between brackets. */
const selected = (given: string): Selected => ({
  text: given.replace(/[«»]/g, ''),
  start: given.indexOf('«'),
  end: given.indexOf('»') - 1,
})
const written = ({ text, start, end }: Selected): string =>
  `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`

test.each<[Mark, string, string]>([
  ['bold', 'a «b» c', 'a **«b»** c'],
  ['bold', 'a **«b»** c', 'a «b» c'],
  ['italic', 'a «b» c', 'a *«b»* c'],
  ['italic', 'a *«b»* c', 'a «b» c'],
  ['italic', 'a **«b»** c', 'a ***«b»*** c'],
  ['link', 'see «this»', 'see [this](«https://»)'],
  ['list', 'one\n«two\nthr»ee', 'one\n«- two\n- three»'],
  ['list', '«- two\n- three»', '«two\nthree»'],
  ['bold', '«»', '**«»**'],
])('%s makes of %j %j', (mark, before, after) => {
  expect(written(withMark(selected(before), mark))).toBe(after)
})
