import { expect, test } from 'vitest'
import { reduce } from '../../../client/shell/toasts/queue'
import { makesRoom, NO_TOASTS } from '../../../schema/rules/toasts'

test('what is asked of the toast area happens in the order in which it was asked', () => {
  const commands = [{ message: 'offline' }, { withdraw: 'offline' }, { message: 'back online' }]
  const queue = reduce(NO_TOASTS, { type: 'commands', commands })
  expect(queue.current?.message).toBe('back online')
})

test('a visible message that is taken back makes room for the next', () => {
  const first = reduce(NO_TOASTS, {
    type: 'commands',
    commands: [{ message: 'offline', duration: 'FOREVER' }],
  })
  const second = reduce(first, {
    type: 'commands',
    commands: [{ withdraw: 'offline' }, { message: 'back online' }],
  })
  expect([second.current?.message, makesRoom(second)]).toEqual(['offline', true])
  const third = reduce(second, { type: 'cleared', id: 1 })
  expect([third.current?.message, makesRoom(third)]).toEqual(['back online', false])
})
