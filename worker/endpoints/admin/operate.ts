import * as v from 'valibot'
import { programMessages } from '../../../schema/wording/program-messages'
import type { Failure } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { actInput, operatorActNamed } from './operator-acts'
import { operatorRead } from './operator-reads'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const MOST_BYTES = 16 * 1024
const USAGE = programMessages.operate

/** What is to be done; the rest is checked by the act or the list of that name. */
const Asked = v.objectWithRest({ do: v.string(USAGE) }, v.string(USAGE), USAGE)

const STATUS: Partial<Record<Failure['code'], number>> = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_EXISTS: 409,
}

/** An act as the audit names it: what was given, and why. */
function told({ reason = '', ...fields }: Readonly<Record<string, string>>): string {
  const given = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return `${given.join(' ')}: ${reason}`
}

async function operate(context: EndpointContext): Promise<AdminOutcome> {
  const { request, parts } = context
  const input = await readInput(request, Asked, { most: MOST_BYTES, usage: USAGE })
  if (!input.ok) return refusedInput(input.failure)
  const { do: name, ...fields } = input.value
  const act = operatorActNamed(name)
  const result = act
    ? await act.byKey(parts, actInput(fields) as never)
    : await operatorRead(context, name, fields)
  if (!result) return refusedInput({ code: 'BAD_REQUEST', field: 'do', message: USAGE })
  if (!result.ok) {
    const refusal = refusedInput({ ...result.failure, status: STATUS[result.failure.code] ?? 400 })
    return { ...refusal, detail: `${name}: ${refusal.detail}` }
  }
  return { status: 200, body: result.value, detail: act ? `${name} ${told(fields)}` : `listed ${name}` }
}

/**
 * `POST /_/admin/operate` with `{"do": …}` and the fields of an act or a list, all of them texts: what staff does on its
 * pages, with the operators' key. Rule: docs/rules/operating.md.
 */
export const adminOperate: Endpoint = (context) => withAdminKey(context, 'operate', () => operate(context))
