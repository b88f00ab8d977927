import type { Account, Customer, Method } from './account'
import { endingIn } from './cards'

/** A card that its id says everything about: whose it is, its last digits, and when it expires. */
const NAMED = /^pm_([0-9a-f]{12})(?:_(\d{4})_(\d{4})(\d\d))?$/

/** The card of an id that says only whose it is. */
const GOOD = { digits: '4242', year: '2040', month: '12' }

/**
 * The payment method with an id. Members of the demo never filled in a form: theirs are kept when they are first asked
 * for, as their ids say. Rule: docs/rules/development.md, "Payments".
 */
export function methodWith({ records }: Account, id: string, now: number): Method | undefined {
  const known = records.methods.find((method) => method.id === id)
  const [, owner, digits = GOOD.digits, year = GOOD.year, month = GOOD.month] = NAMED.exec(id) ?? []
  const number = endingIn(digits)
  if (known || owner === undefined || number === undefined) return known
  const source = { kind: 'card', number, brand: 'visa', month: Number(month), year: Number(year) } as const
  const method = { id, customer: `cus_${owner}`, source, created: now, isAuthenticated: true }
  records.methods.push(method)
  return method
}

/** The customer with an id; members of the demo become one as soon as they are asked for. */
export function customerWith({ records }: Account, id: string, now: number): Customer | undefined {
  const known = records.customers.find((customer) => customer.id === id)
  if (known || !/^cus_[0-9a-f]{12}$/.test(id)) return known
  const customer = { id, email: '', metadata: {}, created: now }
  records.customers.push(customer)
  return customer
}
