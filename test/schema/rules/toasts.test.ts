import { describe, expect, test } from 'vitest'
import {
  clear,
  dequeue,
  enqueue,
  leavePage,
  makesRoom,
  NO_TOASTS,
  type ToastRequest,
  timeOf,
  withdraw,
} from '../../../schema/rules/toasts'
import { isToastKey, toastWording } from '../../../schema/wording/toasts'

const queueOf = (...toasts: (string | ToastRequest)[]) =>
  toasts.map((toast) => (typeof toast === 'string' ? { message: toast } : toast)).reduce(enqueue, NO_TOASTS)

describe('a toast', () => {
  test('is shown for 5 seconds in the style of a message, unless it says otherwise', () => {
    expect(dequeue(queueOf('Saved.')).current).toEqual({
      id: 1,
      message: 'Saved.',
      duration: 5000,
      toastStyle: 'MESSAGE',
      extraParams: {},
    })
    const said: ToastRequest = {
      message: 'x',
      duration: 'FOREVER',
      toastStyle: 'VERIFY_EMAIL',
      extraParams: { testId: 't' },
    }
    expect(dequeue(queueOf(said)).current).toEqual({ id: 1, ...said })
  })

  test('waits for those before it', () => {
    const first = dequeue(queueOf('one', 'two', 'three'))
    expect(first.current?.message).toBe('one')
    expect(dequeue(first)).toBe(first)
    const second = dequeue(clear(first))
    expect(second.current?.message).toBe('two')
    const third = dequeue(clear(second))
    expect(third.current?.message).toBe('three')
    expect(dequeue(clear(third)).current).toBeNull()
  })

  test('is cleared by its own id alone', () => {
    const queue = dequeue(queueOf('one', 'two'))
    expect(clear(queue, 2)).toBe(queue)
    expect(clear(queue, 1).current).toBeNull()
  })

  test('isn’t shown twice at once, but again when it is gone', () => {
    const queue = dequeue(queueOf('Saved.', 'Saved.'))
    expect(enqueue(queue, { message: 'Saved.' })).toBe(queue)
    expect(dequeue(enqueue(clear(queue), { message: 'Saved.' })).current?.id).toBe(2)
  })

  test('takes the place of what was said about the same before, visible or waiting', () => {
    const about = 'response:1'
    const pinned = dequeue(queueOf({ message: 'Pinned.', about }, { message: 'Saved.' }))
    const unpinned = enqueue(pinned, { message: 'Unpinned.', about })
    expect(makesRoom(unpinned)).toBe(true)
    expect(unpinned.waiting.map(({ message }) => message)).toEqual(['Saved.', 'Unpinned.'])
    // Its "Undo" begins from another state, even if it says the same.
    const again = enqueue(unpinned, { message: 'Unpinned.', about })
    expect(again.waiting.map(({ id }) => id)).toEqual([2, 4])
    expect(makesRoom(dequeue(clear(again)))).toBe(false)
  })

  test('says the same about each of several things', () => {
    const removed = dequeue(queueOf(...['a', 'b', 'c'].map((about) => ({ message: 'Removed.', about }))))
    expect([removed.current, ...removed.waiting].map((toast) => toast?.about)).toEqual(['a', 'b', 'c'])
    expect(makesRoom(removed)).toBe(false)
  })

  test('for this page goes with it; others stay', () => {
    expect(leavePage(dequeue(queueOf({ message: 'x', duration: 'NEXTPAGE' }))).current).toBeNull()
    const waiting = leavePage(dequeue(queueOf('x', { message: 'y', duration: 'NEXTPAGE' }, 'z')))
    expect([waiting.current?.message, ...waiting.waiting.map(({ message }) => message)]).toEqual(['x', 'z'])
    for (const duration of [5000, 'FOREVER'] as const) {
      expect(leavePage(dequeue(queueOf({ message: 'x', duration }))).current?.message).toBe('x')
    }
  })

  test('without a time limit makes room when another waits', () => {
    const alone = dequeue(queueOf({ message: 'x', duration: 'FOREVER' }))
    expect(makesRoom(alone)).toBe(false)
    expect(makesRoom(enqueue(alone, { message: 'y' }))).toBe(true)
    expect(makesRoom(enqueue(dequeue(queueOf('x')), { message: 'y' }))).toBe(false)
  })

  test('ends by itself only when it has a time', () => {
    expect(timeOf({ duration: 3000 })).toBe(3000)
    expect(timeOf({ duration: 'NEXTPAGE' })).toBeUndefined()
    expect(timeOf({ duration: 'FOREVER' })).toBeUndefined()
  })

  test('keeps its action', () => {
    const action = { label: 'Undo', onAction: () => {} }
    expect(dequeue(queueOf({ message: 'x', action })).current?.action).toBe(action)
  })

  test('that is taken back fades out if it is visible, and is dropped if it waits', () => {
    const queue = dequeue(queueOf({ message: 'offline', duration: 'FOREVER' }, 'two', 'three'))
    const waiting = withdraw(queue, 'two')
    expect([makesRoom(clear(waiting)), waiting.waiting.map(({ message }) => message)]).toEqual([
      false,
      ['three'],
    ])
    const alone = withdraw(dequeue(queueOf({ message: 'offline', duration: 'FOREVER' })), 'offline')
    expect([alone.current?.message, makesRoom(alone)]).toEqual(['offline', true])
    // It comes true again while the old one fades out.
    const again = dequeue(clear(enqueue(alone, { message: 'offline' })))
    expect([again.current?.id, makesRoom(again)]).toEqual([2, false])
  })

  test('is taken back by what it is about too, whatever else says the same', () => {
    const queue = queueOf(
      { message: 'Removed', about: 'a' },
      { message: 'Removed', about: 'b' },
      { message: 'Removed', about: 'c' },
    )
    const left = withdraw(dequeue(queue), 'b')
    expect([makesRoom(left), left.waiting.map(({ about }) => about)]).toEqual([false, ['c']])
    expect(makesRoom(withdraw(left, 'a'))).toBe(true)
  })

  test('nobody has asked to take back stays', () => {
    expect(makesRoom(withdraw(dequeue(queueOf('one')), 'two'))).toBe(false)
  })
})

test('every text that can be shown after a redirect is there, and nothing else is a key', () => {
  for (const [key, text] of Object.entries(toastWording.after))
    expect([isToastKey(key), text]).toEqual([true, expect.stringMatching(/\w.*\.$/)])
  expect(isToastKey('<b>')).toBe(false)
  expect(isToastKey('toString')).toBe(false)
})
