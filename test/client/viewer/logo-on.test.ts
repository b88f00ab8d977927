import { expect, test } from 'vitest'
import { logoOn } from '../../../client/shell/signed-in/logo-on'
import { ROUTES, type RouteName, routeNamed } from '../../../schema/routes/index'

/** Rule: docs/rules/reading.md, "Header". */
test('the logo leads to the settings of the membership from pages about one’s own, and from no others', () => {
  const names = Object.keys(ROUTES).filter(
    (name) => routeNamed(name as RouteName).kind === 'page' && logoOn(name, 'Quire'),
  )
  expect(names.sort()).toEqual([
    'CancelMembership',
    'ManageMembership',
    'ManageMembershipConfirmation',
    'UpdatePayment',
    'Upgrade',
  ])
  expect(logoOn('Upgrade', 'Quire')).toEqual({
    href: '/me/settings/membership',
    'aria-label': 'Quire, Membership settings',
  })
  expect(logoOn(undefined, 'Quire')).toBeUndefined()
})
