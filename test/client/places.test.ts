import { expect, test, vi } from 'vitest'
import { createPlaces, type Place } from '../../client/lib/places'

const place = (pathname: string): Place => ({ pathname, search: {}, shown: undefined })
const [first, second, third] = [place('/'), place('/a'), place('/b')]

test('a place is shown once it is drawn', async () => {
  const places = createPlaces(first)
  const listener = vi.fn()
  places.subscribe(first, listener)
  expect(listener).not.toHaveBeenCalled()
  const isShown = places.show(second)
  expect(listener).toHaveBeenCalledExactlyOnceWith(second)
  expect(places.current).toBe(second)
  places.drawn(second)
  expect(await isShown).toBe(true)
})

test('a place that another one replaces before it is drawn is not shown', async () => {
  const places = createPlaces(first)
  places.subscribe(first, () => {})
  const shown = [places.show(second), places.show(third)]
  // Drawing the earlier one late settles nothing.
  places.drawn(second)
  places.drawn(third)
  expect(await Promise.all(shown)).toEqual([false, true])
})

test('the place that is drawn already needs no drawing', async () => {
  const places = createPlaces(first)
  const listener = vi.fn()
  places.subscribe(first, listener)
  expect(await places.show(first)).toBe(true)
  expect(listener).not.toHaveBeenCalled()
})

test('a place that is shown before anybody listens is drawn when somebody does', async () => {
  const places = createPlaces(first)
  const isShown = places.show(second)
  const listener = vi.fn()
  const stop = places.subscribe(first, listener)
  expect(listener).toHaveBeenCalledExactlyOnceWith(second)
  places.drawn(second)
  expect(await isShown).toBe(true)
  stop()
  places.show(third)
  expect(listener).toHaveBeenCalledTimes(1)
})
