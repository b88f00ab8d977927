import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forbiddenImports } from './cruise'
import { RULES } from './rules'

test('no import breaks a rule', async () => {
  expect(await forbiddenImports(RULES)).toEqual([])
}, 300_000)

/** A small project in which every rule is broken once. */
const FIXTURE = join(import.meta.dirname, 'fixture')

test('every rule catches its violation', async () => {
  const forbidden = await forbiddenImports(RULES, FIXTURE)
  const caught = new Set(forbidden.map((line) => line.slice(0, line.lastIndexOf(': '))))
  expect(RULES.map(({ name }) => name).filter((name) => !caught.has(name ?? ''))).toEqual([])
}, 60_000)
