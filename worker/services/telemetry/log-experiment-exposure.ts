import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { EXPERIMENT_ID } from '../../../schema/rules/experiments'
import { inputWording } from '../../../schema/wording/inputs'
import { programMessages } from '../../../schema/wording/program-messages'
import type { Needs } from '../parts'
import { type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { exposedAt, keepExposure } from './keep-exposure'
import type { ReportParts } from './sender'

/** Stores that the viewer saw their group's variant of the running experiment. Idempotent for a person. */
export const logExperimentExposure = defineUseCase(
  v.object({
    experimentId: v.pipe(opaque(60, inputWording.invalid), v.regex(EXPERIMENT_ID, inputWording.invalid)),
    ...exposedAt,
  }),
  async (
    parts: ReportParts & Needs<'experiment'>,
    { experimentId, ...place },
  ): Promise<Result<undefined, Failure<'BAD_REQUEST' | 'RATE_LIMITED'>>> => {
    const { experiment } = parts
    if (experiment?.id !== experimentId) {
      return fail('BAD_REQUEST', programMessages.noExperiment, 'experimentId')
    }
    return keepExposure(parts, {
      kind: 'experiment',
      subject: experimentId,
      variant: () => experiment.group,
      ...place,
    })
  },
)
