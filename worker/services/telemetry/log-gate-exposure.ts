import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { type FlagName, isFlagName } from '../../../schema/rules/flags'
import { inputWording } from '../../../schema/wording/inputs'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { flagsOfViewer } from '../viewer/facts'
import { exposedAt, keepExposure } from './keep-exposure'
import type { ReportParts } from './sender'

const gate = v.pipe(opaque(60, inputWording.invalid), v.check(isFlagName, inputWording.invalid))

/** Stores that the viewer saw what a flag decides, with its value for them. Idempotent for a person. */
export const logGateExposure = defineUseCase(
  v.object({ gateId: gate, ...exposedAt }),
  (parts: ReportParts & Needs<'flags'>, { gateId, ...place }) =>
    keepExposure(parts, {
      kind: 'gate',
      subject: gateId,
      variant: (session) => JSON.stringify(flagsOfViewer(parts.flags, session?.user)[gateId as FlagName]),
      ...place,
    }),
)
