import { expect, test } from 'vitest'
import { WITHHELD_FROM_SUSPENDED, WITHHELD_FROM_SUSPENDED_LEADERS } from '../../../../schema/rules/suspended'
import { ROWS } from './rows'

test('what the client doesn’t offer suspended people is what others may do and they may not', () => {
  const refused = ROWS.filter(({ may: { visitor: _, ...may } }) =>
    Object.values(may).every((not) => not.includes('suspended')),
  ).flatMap(({ mutations }) => mutations)
  expect([...WITHHELD_FROM_SUSPENDED].toSorted()).toEqual(refused.toSorted())
})

test('nor are those who lead a publication offered what only writers may then', () => {
  const mixed = ROWS.filter(
    ({ may: { author, owner } }) =>
      owner?.includes('suspended') && author !== undefined && !author.includes('suspended'),
  ).flatMap(({ mutations }) => mutations)
  // The page of a story is its writer's as well; whoever leads is told why when they press.
  const ofStories = ['nameVersion', 'restoreVersion']
  expect([...WITHHELD_FROM_SUSPENDED_LEADERS, ...ofStories].toSorted()).toEqual(mixed.toSorted())
})
