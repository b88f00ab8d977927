import * as v from 'valibot'
import { ATTACHMENT_TYPE, fileKey, isFileType } from '../../../schema/rules/files'
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { fileWording } from '../../../schema/wording/files'
import { mediaById } from '../../data/media/media'
import { abortFile } from '../../services/media/abort-file'
import { beginFile } from '../../services/media/begin-file'
import { finishFile } from '../../services/media/finish-file'
import { requireUpload } from '../../services/media/require-upload'
import { storeFilePart } from '../../services/media/store-file-part'
import { rangedResponse } from '../byte-range'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { readBody } from '../read-body'
import { readInput } from '../read-input'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }
const USAGE = { most: 8 * 1024, usage: 'Send {"key": …, "name": …, "size": …} as JSON.', isTyped: true }
const AnyFile = v.object({ key: v.string(), name: v.string(), size: v.number() })

/**
 * POST `/_/files` with `{key, name, size}`: begins an upload, or says how far it is: `{fileId, arrived}`. Rule:
 * docs/rules/files.md, "Uploads".
 */
export const beginUpload: Endpoint = async ({ request, parts }) => {
  const input = await readInput(request, AnyFile, USAGE)
  if (!input.ok) return inputResponse(input.failure)
  const begun = await beginFile(parts, input.value)
  return begun.ok ? Response.json(begun.value, NO_STORE) : failureResponse(begun.failure)
}

/** POST `/_/files/{fileId}/{number}`: the body is a part of a file, the response `{number}`. */
export const uploadPart: Endpoint = async ({ request, params, parts }) => {
  const { fileId = '', number = '' } = params
  // A sender without the right doesn't have it read.
  const own = await requireUpload(parts, fileId)
  if (!own.ok) return failureResponse(own.failure)
  const chunks = await readBody(request, UPLOAD_PART_BYTES)
  if (!chunks) return failureResponse({ code: 'BAD_REQUEST', field: null, message: fileWording.part }, 413)
  const bytes = await new Blob(chunks).arrayBuffer()
  const stored = await storeFilePart(parts, { fileId, number: Number(number), bytes })
  return stored.ok ? Response.json(stored.value, NO_STORE) : failureResponse(stored.failure)
}

/**
 * POST `/_/files/{fileId}` makes one file of the parts and responds with `{fileId, type, name, bytes}`; DELETE throws
 * away what has arrived.
 */
export const endUpload: Endpoint = async ({ request, params, parts }) => {
  const { fileId = '' } = params
  if (request.method === 'DELETE') {
    const gone = await abortFile(parts, fileId)
    return gone.ok ? new Response(null, { status: 204, ...NO_STORE }) : failureResponse(gone.failure)
  }
  const finished = await finishFile(parts, fileId)
  if (!finished.ok) return failureResponse(finished.failure)
  const { contentType: type, fileName: name, bytes } = finished.value
  return Response.json({ fileId, type, name, bytes }, NO_STORE)
}

/** Nothing that a file holds runs as a page of this site, whatever its bytes look like. */
const GUARDS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Feed readers and mail programs play our recordings on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
}

/** GET `/_/file/{fileId}`: a file of a story, whole or in ranges. Rule: docs/rules/files.md, "Serving". */
export const showFile: Endpoint = async ({ request, params, reader, env }) => {
  const { fileId = '' } = params
  const row = await reader.db.first(mediaById, fileId)
  if (!row || row.contentType.startsWith('image/')) return undefined
  const isShown = isFileType(row.contentType)
  const name = encodeURIComponent(row.fileName ?? 'file').replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return rangedResponse(request, {
    size: row.bytes,
    etag: `"${fileId}"`,
    headers: {
      ...GUARDS,
      'content-type': isShown ? row.contentType : ATTACHMENT_TYPE,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    },
    open: async (range) => (await env.MEDIA.get(fileKey(fileId), range ? { range } : {}))?.body,
  })
}
