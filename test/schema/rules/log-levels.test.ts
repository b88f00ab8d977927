import { expect, test } from 'vitest'
import { isLogged, LOG_LEVELS, logLevel } from '../../../schema/rules/log-levels'

test('a line is logged if it is at least as important as the threshold', () => {
  expect(isLogged('warn', 'warn')).toBe(true)
  expect(isLogged('error', 'warn')).toBe(true)
  expect(isLogged('info', 'warn')).toBe(false)
  expect(isLogged('trace', 'trace')).toBe(true)
  expect(isLogged('error', 'silent')).toBe(false)
})

test('levels have their numbers, and one that isn’t known is info', () => {
  expect(LOG_LEVELS).toEqual({ silent: 100, error: 50, warn: 40, info: 30, debug: 20, trace: 10 })
  expect(['error', 'loud', '', undefined, 'toString'].map(logLevel)).toEqual([
    'error',
    'info',
    'info',
    'info',
    'info',
  ])
})
