import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCollected } from '../../schema/rules/sales-tax/places'
import { ratesIn } from '../../schema/rules/sales-tax/rates'
import { linesOf, partOfLines, type TaxRate, taxWithin } from '../../schema/rules/sales-tax/sale'
import { isEuCountry } from '../../schema/rules/tax/eu'

/* Taxes are to the minor unit, of currencies with two decimals and with none. Rule: docs/rules/sales-tax.md. */

const anyAmount = fc.integer({ min: 1, max: 100_000_000 })
const anyRates = fc
  .array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 3 })
  .map((rates) => rates.map((rate, i): TaxRate => ({ jurisdiction: `XX-${i}`, kind: 'vat', rate })))
const sumOf = (lines: readonly { tax: number }[]): number => lines.reduce((sum, { tax }) => sum + tax, 0)

test('a tax on top is its rate of the price, rounded to the nearest unit', () => {
  fc.assert(
    fc.property(anyAmount, anyRates, (amount, rates) => {
      for (const { taxable, tax, rate } of linesOf(amount, rates, false)) {
        expect(taxable).toBe(amount)
        expect(Math.abs(tax * 100_000 - amount * rate)).toBeLessThanOrEqual(50_000)
      }
    }),
  )
})

test('a tax that prices contain is the rate of what is left of them', () => {
  fc.assert(
    fc.property(anyAmount, anyRates, (amount, rates) => {
      const lines = linesOf(amount, rates, true)
      const tax = sumOf(lines)
      const rate = rates.reduce((sum, one) => sum + one.rate, 0)
      // The tax is amount × rate ÷ (1 + rate), rounded to the nearest unit.
      expect(Math.abs(tax * (100_000 + rate) - amount * rate)).toBeLessThanOrEqual((100_000 + rate) / 2)
      for (const { taxable } of lines) expect(taxable + tax).toBe(amount)
    }),
  )
})

test('of what is given back step by step, each part takes its tax with it, and the last one the rest', () => {
  fc.assert(
    fc.property(
      anyAmount,
      anyRates,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (amount, rates, cuts) => {
        const lines = linesOf(amount, rates, true)
        const tax = sumOf(lines)
        const kept = [1, ...cuts, 0].map((cut) => Math.floor(amount * cut)).toSorted((a, b) => b - a)
        const parts = kept.map((part) => partOfLines(taxWithin(part, { amount, tax }), lines))
        expect(parts[0]).toEqual(lines.map((line) => line.tax))
        expect(parts.at(-1)).toEqual(lines.map(() => 0))
        for (const [i, now] of parts.entries()) {
          const owed = now.reduce((sum, part) => sum + part, 0)
          expect(owed).toBe(taxWithin(kept[i] ?? 0, { amount, tax }))
          // Never more than a unit from the exact part, and never more than before.
          expect(Math.abs(owed * amount - (kept[i] ?? 0) * tax)).toBeLessThanOrEqual(amount)
          for (const [j, part] of now.entries()) expect(part).toBeLessThanOrEqual(parts[i - 1]?.[j] ?? part)
        }
      },
    ),
  )
})

test('a member of the European Union has a rate where the whole of it is collected', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const countries = codes.flatMap((a) => codes.map((b) => a + b)).filter(isEuCountry)
  expect(countries).toHaveLength(27)
  const everywhere = new Set(['EU'])
  for (const country of countries) {
    expect(isCollected(everywhere, { country, region: null })).toBe(true)
    const [rate] = ratesIn({ country, region: null }, everywhere) ?? []
    expect(rate).toMatchObject({ jurisdiction: country, kind: 'vat' })
    // No member may go below 15 %, and none goes above 27 %.
    expect(rate?.rate).toBeGreaterThanOrEqual(15_000)
    expect(rate?.rate).toBeLessThanOrEqual(27_000)
  }
})
