import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { importMessages } from '../../../schema/wording/imports'
import { requireImport } from '../../services/import-job/require-import'
import { storeImportPart } from '../../services/import-job/store-import-part'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { readBody } from '../read-body'

/**
 * POST `/_/import/{importId}/{number}`: the body is a part of an import's file, the response `{number}`. A part can be
 * sent again. Rule: docs/rules/import.md, "Uploads in parts".
 */
export const importPart: Endpoint = async ({ request, params, parts }) => {
  const { importId = '', number = '' } = params
  // A sender without the right doesn't have it read.
  const own = await requireImport(parts, importId)
  if (!own.ok) return failureResponse(own.failure)
  const chunks = await readBody(request, UPLOAD_PART_BYTES)
  if (!chunks) return failureResponse({ code: 'BAD_REQUEST', field: null, message: importMessages.part }, 413)
  const bytes = await new Blob(chunks).arrayBuffer()
  const stored = await storeImportPart(parts, { importId, number: Number(number), bytes })
  return stored.ok
    ? Response.json(stored.value, { headers: { 'cache-control': 'no-store' } })
    : failureResponse(stored.failure)
}
