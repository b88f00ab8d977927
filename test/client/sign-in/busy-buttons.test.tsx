import { expect, test } from 'vitest'
import { EmailStep } from '../../../client/features/sign-in/steps/EmailStep'
import { PasswordStep } from '../../../client/features/sign-in/steps/PasswordStep'
import { partIn } from './part-in'

test.each([
  ['address', EmailStep],
  ['password', PasswordStep],
])('the buttons of the %s’s step keep the focus while something is sent', (_, Step) => {
  const markup = partIn(Step, {}, { state: { isSending: true, email: 'a@b.example' } })
  expect(markup).toMatch(/<button[^>]*aria-disabled="true"[^>]*>/)
  expect(markup).not.toMatch(/<button[^>]* disabled=/)
  expect(markup).toContain('Sending')
})

test('a password can be revealed', () => {
  expect(partIn(PasswordStep, {})).toContain('aria-label="Show password"')
})
