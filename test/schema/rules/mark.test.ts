import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARK_PATH } from '../../../schema/rules/mark'

test.each(['mark.svg', 'favicon.svg'])('%s is the mark that pages and cards draw', (file) => {
  expect(readFileSync(`client/public/${file}`, 'utf8')).toContain(`d="${MARK_PATH}"`)
})
