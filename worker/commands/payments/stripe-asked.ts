import type { Account } from './account'
import type { Tell } from './bank'
import { type Form, json, type Reply, textIn } from './http'

/** A request, and when it arrives. */
export interface Asked {
  account: Account
  /** The path’s ids. */
  id: string
  form: Form
  now: number
  tell: Tell
  /** The connected account for which it is asked. */
  connected?: string | undefined
  /** The stand-in's own address. */
  origin: string
}

/** How a request is answered, by its method and path. */
export type Way = readonly [method: string, path: RegExp, answer: (asked: Asked) => Reply]

/** The part of a list that a request asks for. */
export const limitIn = (form: Form) => ({
  limit: Number(textIn(form, 'limit') || 10),
  after: textIn(form, 'starting_after'),
})

/** Refuses a request, as Stripe does. */
export const wrong = (code: string, param: string, status = 400): Reply =>
  json({ error: { type: 'invalid_request_error', code, param, message: `Invalid ${param}` } }, status)
export const missing = (param: string): Reply => wrong('resource_missing', param, 404)
