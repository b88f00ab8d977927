import { describe, expect, test } from 'vitest'
import { currencyNamed, decimalText, minorOf } from '../../../../schema/rules/membership/currencies'
import { monthsOfTier } from '../../../../schema/rules/membership/gifts'
import {
  CURRENCIES,
  currencyOf,
  PLANS,
  type PlanName,
  PRICES,
} from '../../../../schema/rules/membership/plans'
import { priceText } from '../../../../schema/wording/prices'

/** Rule: docs/rules/membership.md, "Plans". */
describe('the table of prices', () => {
  test('has those in US and Canadian dollars that were promised', () => {
    expect(PRICES.USD).toMatchObject({
      monthly: 500,
      yearly: 5000,
      premiumMonthly: 1500,
      premiumYearly: 15000,
      gift: 5000,
    })
    expect(PRICES.CAD).toMatchObject({
      monthly: 700,
      yearly: 7000,
      premiumMonthly: 2000,
      premiumYearly: 20000,
      gift: 7000,
    })
  })

  test('names each country once', () => {
    const countries = CURRENCIES.flatMap((currency) => PRICES[currency].in.split(' ').filter(Boolean))
    expect(new Set(countries).size).toBe(countries.length)
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/)
  })

  test('gives a country one currency, and all others US dollars', () => {
    const countries = ['US', 'CA', 'DE', 'GB', 'AU', 'IN', 'BR', 'JP', 'CH', 'T1', '', null, undefined]
    expect(countries.map(currencyOf)).toEqual([
      ...['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'INR', 'BRL', 'JPY'],
      ...['USD', 'USD', 'USD', 'USD', 'USD'],
    ])
    expect(currencyOf('AT BE')).toBe('USD')
  })

  test('has the plans in one order, a year cheaper than twelve months, and a gift at the price of a year', () => {
    const plans = Object.keys(PLANS) as PlanName[]
    const inOrder = (currency: (typeof CURRENCIES)[number]) =>
      plans.toSorted((a, b) => PRICES[currency][a] - PRICES[currency][b])
    for (const currency of CURRENCIES) {
      const { monthly, yearly, premiumMonthly, premiumYearly, gift } = PRICES[currency]
      expect(inOrder(currency)).toEqual(inOrder('USD'))
      expect(yearly).toBeLessThan(12 * monthly)
      expect(premiumYearly).toBeLessThan(12 * premiumMonthly)
      expect(gift).toBe(yearly)
      expect(monthsOfTier(12, 'friend', currency)).toBe(4)
    }
  })
})

test('a price says its currency, with the decimals that it has', () => {
  expect(CURRENCIES.map((currency) => priceText(PRICES[currency].monthly, currency))).toEqual([
    ...['$5', 'CA$7', '€5', '£4', 'A$8', '₹250', 'R$20', '¥700'],
  ])
  expect([priceText(97, 'EUR'), priceText(135, 'JPY')]).toEqual(['€0.97', '¥135'])
})

test('providers write amounts with the decimals of their currency', () => {
  expect([decimalText(500, 'USD'), decimalText(97, 'EUR'), decimalText(700, 'JPY')]).toEqual([
    ...['5.00', '0.97', '700'],
  ])
  expect([minorOf('5.00', 'USD'), minorOf('1.10', 'BRL'), minorOf('700', 'JPY')]).toEqual([500, 110, 700])
  expect([currencyNamed('jpy'), currencyNamed('CHF'), currencyNamed(null)]).toEqual([
    ...['JPY', undefined, undefined],
  ])
})
