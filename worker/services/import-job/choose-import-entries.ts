import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { importMessages } from '../../../schema/wording/imports'
import { inputWording } from '../../../schema/wording/inputs'
import { chooseAllEntries, chooseEntries, type OwnImport } from '../../data/import/imports'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ImportParts, type MayNotImport, requireImport } from './require-import'

/** How many stories are chosen at a time, unless all are. */
const MOST_AT_ONCE = 1_000

/** Chooses which stories of the preview are imported. Idempotent. Rule: docs/rules/import.md, "One's own stories". */
export const chooseImportEntries = defineUseCase(
  v.object({
    importId: entityId,
    positions: v.pipe(
      v.nullish(
        v.pipe(
          v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
          v.maxLength(MOST_AT_ONCE, inputWording.invalid),
        ),
      ),
      v.description('Their places in the file; absent for all stories.'),
    ),
    isTaken: v.boolean(),
  }),
  async (parts: ImportParts, { importId, positions, isTaken }): Promise<Result<OwnImport, MayNotImport>> => {
    const own = await requireImport(parts, importId)
    if (!own.ok) return own
    if (own.value.state !== 'ready') return fail('CONFLICT', importMessages.notNow)
    await parts.db.write([
      positions
        ? chooseEntries(importId, JSON.stringify(positions), !isTaken)
        : chooseAllEntries(importId, !isTaken),
    ])
    return ok(own.value)
  },
)
