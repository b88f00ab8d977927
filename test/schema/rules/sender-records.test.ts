import { describe, expect, test } from 'vitest'
import {
  dkimState,
  domainOfAddress,
  domainsAbove,
  isDmarc,
  isSpf,
  letsEverybody,
  namesInSpf,
  saysWhatToDo,
  spfWith,
} from '../../../schema/rules/sender-records'

/* docs/rules/newsletters.md, "Where letters come from". */

describe('SPF', () => {
  test('is known by its version', () => {
    expect(['v=spf1 -all', ' V=SPF1 mx', 'v=spf10 -all', 'v=spf2.0/pra', 'spf1'].map(isSpf)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('leads to what it includes', () => {
    expect(
      namesInSpf('v=spf1 a mx Include:Amazonses.com +include:b.example ~all redirect=c.example'),
    ).toEqual(['amazonses.com', 'b.example', 'c.example'])
    expect(namesInSpf('v=spf1 -include:bad.example ?include:neutral.example -all')).toEqual([])
  })

  test('lets everybody send, or not', () => {
    expect(
      ['v=spf1 +all', 'v=spf1 mx all', 'v=spf1 ~all', 'v=spf1 -all', 'v=spf1'].map(letsEverybody),
    ).toEqual([true, true, false, false, false])
  })

  test('takes a service besides what is there', () => {
    expect(spfWith('amazonses.com', undefined)).toBe('v=spf1 include:amazonses.com ~all')
    expect(spfWith('amazonses.com', 'v=spf1 mx -all')).toBe('v=spf1 include:amazonses.com mx -all')
  })
})

test('a key is right unless it was revoked', () => {
  expect(dkimState([])).toBe('MISSING')
  expect(dkimState(['some other text'])).toBe('MISSING')
  expect(dkimState(['v=DKIM1; k=rsa; p='])).toBe('WRONG')
  expect(dkimState(['p=MIGf'])).toBe('RIGHT')
  expect(dkimState(['v=DKIM1; p=', 'v=DKIM1; p=MIGf=='])).toBe('RIGHT')
})

test('DMARC says what to do', () => {
  expect(['v=DMARC1; p=none', 'V = dmarc1;p=reject', 'v=DMARC1', 'v=DMARC11; p=none'].map(isDmarc)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(
    ['v=DMARC1; p=none', 'v=DMARC1;P=Reject', 'v=DMARC1', 'v=DMARC1; p=maybe'].map(saysWhatToDo),
  ).toEqual([true, true, false, false])
})

test('a domain and those above it', () => {
  expect(domainsAbove('mail.tidewater.example')).toEqual(['mail.tidewater.example', 'tidewater.example'])
  expect(domainsAbove('localhost')).toEqual(['localhost'])
  expect(domainOfAddress('Letters@Tidewater.Example')).toBe('tidewater.example')
})
