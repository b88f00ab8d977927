import { describe, expect, test } from 'vitest'
import { type Caller, sendMail, verifyCode, verifyPassword } from '../../../client/features/sign-in/calls'
import { createCaptcha } from '../../../client/features/sign-in/captcha'
import type { CaptchaAction } from '../../../client/features/sign-in/captcha-services'
import type { Execute } from '../../../client/lib/app'

type Answers = readonly (object | Error)[]

/** Operations are answered one after the other; requests are recorded. */
function answering(field: string, answers: Answers) {
  const asked: Record<string, unknown>[] = []
  const execute = ((_operation: unknown, variables: Record<string, unknown>) => {
    const answer = answers[asked.length]
    asked.push(variables)
    if (!answer) return Promise.reject(new Error('Nobody expected this'))
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ [field]: answer })
  }) as Execute
  return { asked, execute }
}

const place = () => ({}) as HTMLElement
const NO_CAPTCHA = createCaptcha(undefined, place)

/** A captcha that passes, and what it was asked for. */
function captchaGiving(value: string | Error) {
  const actions: CaptchaAction[] = []
  const captcha = createCaptcha((action) => {
    actions.push(action)
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
  }, place)
  return { actions, captcha }
}

const mail = (operation: 'login' | 'register') => ({ email: ' a@b.example ', operation, redirect: '/me' })

function sending(answers: Answers, captcha: Caller['captcha'] = NO_CAPTCHA) {
  const { asked, execute } = answering('sendAcctAuthEmail', answers)
  return { asked, caller: { execute, captcha } }
}

describe('requesting a mail', () => {
  test('sends the address trimmed, without a name, for a code', async () => {
    const { asked, caller } = sending([{ __typename: 'SusiMethod', value: 'login' }])
    expect(await sendMail(caller, mail('login'))).toEqual({ operation: 'login' })
    expect(asked).toEqual([
      {
        email: 'a@b.example',
        redirect: '/me',
        fullName: null,
        captchaValue: null,
        operation: 'login',
        type: 'LOGIN_CODE',
      },
    ])
  })

  test.each([
    [{ __typename: 'FailedChallenge', message: 'x' }, 'RECAPTCHA_FAILED', 'reCAPTCHA verification failed.'],
    [{ __typename: 'NotFound', message: 'No.' }, 'UNRECOGNIZED_EMAIL', 'No.'],
    [{ __typename: 'BadRequest', message: 'Bad.' }, 'OTHER', 'Bad.'],
    [{ __typename: 'BadRequest', message: '' }, 'OTHER', 'Please try again.'],
    [{ __typename: 'ServiceUnavailable', message: 'Later.' }, 'OTHER', 'Later.'],
    [{ __typename: 'Something', message: 'x' }, 'OTHER', 'Please try again.'],
    [new Error('offline'), 'OTHER', 'Please try again.'],
  ])('that results in %o is %s: %s', async (answer, type, message) => {
    const { caller } = sending([answer])
    expect(await sendMail(caller, mail('login'))).toEqual({ error: { type, message } })
  })

  test('for a new account includes a captcha value', async () => {
    const { actions, captcha } = captchaGiving('yes')
    const { asked, caller } = sending([{ __typename: 'SusiMethod', value: 'register' }], captcha)
    await sendMail(caller, mail('register'))
    expect(actions).toEqual(['signup'])
    expect(asked[0]?.captchaValue).toBe('yes')
  })

  test('for a new account isn’t sent if the captcha returns nothing', async () => {
    const { captcha } = captchaGiving(new Error('no'))
    const { asked, caller } = sending([], captcha)
    expect(await sendMail(caller, mail('register'))).toMatchObject({ error: { type: 'RECAPTCHA_FAILED' } })
    expect(asked).toEqual([])
  })

  test('to sign in runs the captcha only if the worker demands it, and resends', async () => {
    const { actions, captcha } = captchaGiving('yes')
    const answers = [
      { __typename: 'FailedChallenge', message: 'x' },
      { __typename: 'SusiMethod', value: 'login' },
    ]
    const { asked, caller } = sending(answers, captcha)
    expect(await sendMail(caller, mail('login'))).toEqual({ operation: 'login' })
    expect(actions).toEqual(['login'])
    expect(asked.map(({ captchaValue }) => captchaValue)).toEqual([null, 'yes'])
  })

  test('ends if the worker rejects the captcha value', async () => {
    const no = { __typename: 'FailedChallenge', message: 'x' }
    const { asked, caller } = sending([no, no], captchaGiving('yes').captcha)
    expect(await sendMail(caller, mail('login'))).toMatchObject({ error: { type: 'RECAPTCHA_FAILED' } })
    expect(asked).toHaveLength(2)
  })
})

describe('requesting a mail to the account that was used before', () => {
  const suggested = { ...mail('login'), isSuggested: true }
  const to = (answers: Answers, captcha: Caller['captcha'] = NO_CAPTCHA) => {
    const { asked, execute } = answering('sendAlternateUserEmail', answers)
    return { asked, caller: { execute, captcha } }
  }

  test('sends no address, because the worker knows it', async () => {
    const { asked, caller } = to([{ __typename: 'SusiMethod', value: 'login' }])
    expect(await sendMail(caller, suggested)).toEqual({ operation: 'login' })
    expect(asked).toEqual([{ redirect: '/me', captchaValue: null }])
  })

  test('includes a captcha value if the worker demands one', async () => {
    const { captcha } = captchaGiving('yes')
    const failed = { __typename: 'FailedChallenge', message: 'x' }
    const { asked, caller } = to([failed, { __typename: 'SusiMethod', value: 'login' }], captcha)
    expect(await sendMail(caller, suggested)).toEqual({ operation: 'login' })
    expect(asked.map(({ captchaValue }) => captchaValue)).toEqual([null, 'yes'])
  })

  test('that is forgotten says so, and isn’t an unrecognized address', async () => {
    const { caller } = to([{ __typename: 'NotFound', message: 'Not remembered.' }])
    expect(await sendMail(caller, suggested)).toEqual({
      error: { type: 'OTHER', message: 'Not remembered.' },
    })
  })
})

describe('submitting a code', () => {
  test.each([
    [{ __typename: 'Token', value: 't' }, { token: 't' }],
    [{ __typename: 'TooManyRequests', message: 'In 1 minute.' }, { message: 'In 1 minute.' }],
    [
      { __typename: 'TooManyRequests', message: '' },
      { message: 'Too many attempts. Please try again later.' },
    ],
    [{ __typename: 'BadRequest', message: 'Wrong.' }, { message: 'Wrong.' }],
    [{ __typename: 'NotFound', message: '' }, { message: 'Invalid code.' }],
    [{ __typename: 'RateLimited', message: '' }, { message: 'Invalid code.' }],
    [new Error('offline'), { message: 'Please try again.' }],
  ])('%o results in %o', async (answer, outcome) => {
    const { asked, execute } = answering('verifyLoginCode', [answer])
    expect(await verifyCode({ execute }, '123456')).toEqual(outcome)
    expect(asked).toEqual([{ loginCode: '123456' }])
  })
})

describe('submitting a password', () => {
  const input = { email: 'a@b.example', password: 'secret', redirect: undefined }
  test('runs the captcha if the worker demands it, and submits again', async () => {
    const answers = [
      { __typename: 'FailedChallenge', message: 'x' },
      { __typename: 'Token', value: 't' },
    ]
    const { asked, execute } = answering('signInWithPassword', answers)
    const { captcha } = captchaGiving('yes')
    expect(await verifyPassword({ execute, captcha }, input)).toEqual({ token: 't' })
    expect(asked.map(({ captchaValue }) => captchaValue)).toEqual([null, 'yes'])
  })

  test.each([
    [{ __typename: 'AccountLockout', message: 'Locked.' }, { message: 'Locked.' }],
    [
      { __typename: 'FailedChallenge', message: '' },
      { message: 'reCAPTCHA verification failed.', isCaptcha: true },
    ],
    [new Error('offline'), { message: 'Please try again.' }],
  ])('%o results in %o', async (answer, outcome) => {
    const { execute } = answering('signInWithPassword', [answer])
    expect(await verifyPassword({ execute, captcha: NO_CAPTCHA }, input)).toEqual(outcome)
  })
})

describe('the captcha', () => {
  /** A captcha with numbered values, and a clock. */
  function counting() {
    const time = { now: 0 }
    let asked = 0
    const next = () => {
      asked += 1
      return Promise.resolve(`value ${asked}`)
    }
    return { time, captcha: createCaptcha(next, place, () => time.now) }
  }

  test('run in the background runs once, and its value is used once', async () => {
    const { captcha } = counting()
    captcha.prepare('signup')
    captcha.prepare('signup')
    expect(await captcha.ask('signup')).toBe('value 1')
    expect(await captcha.ask('signup')).toBe('value 2')
  })

  test('runs again if its value was for something else', async () => {
    const { captcha } = counting()
    captcha.prepare('signup')
    expect(await captcha.ask('login')).toBe('value 2')
  })

  test.each([
    [99_999, 'value 1'],
    [100_000, 'value 2'],
  ])('has a value of %i ms ago: %s', async (age, value) => {
    const { captcha, time } = counting()
    captcha.prepare('signup')
    await new Promise((resolve) => setTimeout(resolve))
    time.now += age
    expect(await captcha.ask('signup')).toBe(value)
  })

  test('returns nothing if none is configured', async () => {
    expect(NO_CAPTCHA.isOn).toBe(false)
    expect(await NO_CAPTCHA.ask('signup')).toBeUndefined()
  })
})
