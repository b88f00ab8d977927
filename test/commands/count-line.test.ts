import { expect, test } from 'vitest'
import { countLine } from '../../worker/commands/testing/run-tests'

const report = {
  success: true,
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

test('the last line of a run counts its tests', () => {
  expect(countLine(report)).toBe('12 passed, 0 failed')
  expect(countLine({ ...report, numFailedTests: 2, numPendingTests: 1 })).toBe(
    '12 passed, 2 failed, 1 skipped',
  )
})

test('a file that could not be run counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countLine({ ...report, success: false, testResults })).toBe('12 passed, 1 failed')
})
