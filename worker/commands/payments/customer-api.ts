import { newId } from './account'
import { json, type Reply, textIn, textsIn } from './http'
import { customerWith, methodWith } from './named-methods'
import { type Asked, missing, type Way, wrong } from './stripe-asked'
import { customerObject, methodObject, setupObject } from './stripe-objects'

/* Stripe’s customers, what they pay with, and the forms in which they enter it. */

function createCustomer({ account, form, now }: Asked): Reply {
  const customer = {
    id: newId('cus'),
    email: textIn(form, 'email'),
    metadata: textsIn(form, 'metadata'),
    created: now,
  }
  account.records.customers.push(customer)
  return json(customerObject(customer))
}

function deleteCustomer({ account, id }: Asked): Reply {
  const { records } = account
  if (!records.customers.some((customer) => customer.id === id)) return missing('customer')
  records.customers = records.customers.filter((customer) => customer.id !== id)
  for (const method of records.methods) if (method.customer === id) method.customer = null
  return json({ id, object: 'customer', deleted: true })
}

function createSetup({ account, form, now }: Asked): Reply {
  const id = newId('seti')
  const setup = {
    id,
    secret: `${id}_secret_${newId('s')}`,
    customer: textIn(form, 'customer') || null,
    metadata: textsIn(form, 'metadata'),
    types: Object.values(textsIn(form, 'allowed_payment_method_types')),
    status: 'requires_payment_method' as const,
    method: null,
    error: null,
    created: now,
  }
  account.records.setups.push(setup)
  return json(setupObject(setup))
}

function readSetup({ account, id, form }: Asked): Reply {
  const setup = account.records.setups.find((known) => known.id === id)
  if (!setup) return missing('intent')
  const method = account.records.methods.find((known) => known.id === setup.method)
  return json(setupObject(setup, method, Object.values(textsIn(form, 'expand'))))
}

function readMethod({ account, id, now }: Asked): Reply {
  const method = methodWith(account, id, now)
  return method ? json(methodObject(method)) : missing('payment_method')
}

function attachMethod({ account, id, form, now }: Asked): Reply {
  const method = methodWith(account, id, now)
  const customer = textIn(form, 'customer')
  if (!method) return missing('payment_method')
  if (!customerWith(account, customer, now)) return missing('customer')
  if (method.source.kind === 'ideal') return wrong('payment_method_not_available', 'payment_method')
  if (method.customer !== null && method.customer !== customer)
    return wrong('payment_method_attached', 'payment_method')
  method.customer = customer
  return json(methodObject(method))
}

export const CUSTOMER_WAYS: readonly Way[] = [
  ['POST', /^customers$/, createCustomer],
  ['DELETE', /^customers\/(\w+)$/, deleteCustomer],
  ['POST', /^setup_intents$/, createSetup],
  ['GET', /^setup_intents\/(\w+)$/, readSetup],
  ['GET', /^payment_methods\/(\w+)$/, readMethod],
  ['POST', /^payment_methods\/(\w+)\/attach$/, attachMethod],
]
