import type * as v from 'valibot'
import type { Statement } from '../../data/database'
import { insertAct } from '../../data/moderation/acts'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import type { Failure, Result } from '../result'
import { defineUseCase } from '../use-case'

/** Who acts: a member of staff, or whoever has the operators' key, whose acts their own log has. */
export interface Operator {
  readonly staffId: string | null
}

/** What is recorded of an act, in the same batch. */
export const logOf = (
  { staffId }: Operator,
  act: Omit<Parameters<typeof insertAct>[0], 'staffId'>,
): Statement[] => (staffId === null ? [] : [insertAct({ ...act, staffId })])

/**
 * An act of those who run the site: as a use case it is one of staff; `byKey` does the same for whoever has the operators'
 * key, which the endpoint checks. Rule: docs/rules/operating.md.
 */
export function operatorAct<Parts, Input extends v.GenericSchema, Value, Reason extends Failure>(
  input: Input,
  run: (parts: Parts, by: Operator, given: v.InferOutput<Input>) => Promise<Result<Value, Reason>>,
) {
  const byStaff = defineUseCase(
    input,
    async (
      parts: Parts & Needs<'viewer'>,
      given,
    ): Promise<Result<Value, Reason | Failure<'UNAUTHORIZED' | 'FORBIDDEN'>>> => {
      const staff = await requireModerator(parts)
      return staff.ok ? run(parts, { staffId: staff.value.id }, given) : staff
    },
  )
  const byKey = defineUseCase(input, (parts: Parts, given) => run(parts, { staffId: null }, given))
  return Object.assign(byStaff, { byKey })
}
