import { expect, test } from 'vitest'
import { WITHHELD_FROM_SUSPENDED } from '../../../../schema/rules/suspended'
import { ROWS } from './rows'

test('what the client doesn’t offer suspended people is what readers may do and they may not', () => {
  const refused = ROWS.filter(({ may }) => may.reader?.includes('suspended')).flatMap(
    ({ mutations }) => mutations,
  )
  expect([...WITHHELD_FROM_SUSPENDED].toSorted()).toEqual(refused.toSorted())
})
