import { expect, test } from 'vitest'
import { surveyFlag } from '../../../client/shell/sidebar/survey-flag'
import { isDismissableFlag } from '../../../schema/rules/dismissals'

test('a survey is dismissed under a name of its own, which can be stored', () => {
  const addresses = [
    'https://survey.example/autumn',
    'https://survey.example/spring',
    'https://survey.example/?id=7&of=quire',
    `https://survey.example/${'long/'.repeat(50)}`,
    'https://опрос.example/осень',
  ]
  const flags = addresses.map(surveyFlag)
  expect(flags.every(isDismissableFlag)).toBe(true)
  expect(new Set(flags).size).toBe(addresses.length)
})
