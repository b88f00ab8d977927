import { linkTo } from '../../../../schema/routes/links'
import { MAX_FILE_BYTES } from '../../../../schema/rules/limits'
import { XSRF_HEADER, xsrfOf } from '../../../../schema/rules/session'
import { fileWording } from '../../../../schema/wording/files'
import { whyRefused } from '../../../lib/graphql/no-answer'
import { sendParts } from '../../../lib/send-parts'
import { askHelper, type HelperAnswer } from '../ask-helper'

/** A file in our store. */
export interface UploadedFile {
  fileId: string
  /** By its bytes: what it is served as. */
  type: string
  name: string
  bytes: number
}

export interface FileOptions {
  /** Says which upload it is: with the one of before, only what is missing is sent. */
  key: string
  /** Told which share has arrived, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal | undefined
}

/** How long a question without a file may take, in milliseconds. */
const TIME = 60_000

/** Throws away what has arrived. What this misses, the server drops after a day. */
const drop = (fileId: string): void =>
  void fetch(linkTo('EndFile', { fileId }), {
    method: 'DELETE',
    credentials: 'same-origin',
    keepalive: true,
    headers: { [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
  }).catch(() => {})

const messageOf = (answer: HelperAnswer<object>): { message: string } => ({
  message: ('error' in answer ? answer.error?.message : undefined) ?? whyRefused(0).message,
})

/** Stores a file in parts; returns it, or why it wasn't stored. Rule: docs/rules/files.md, "Uploads". */
export async function uploadFile(
  file: File,
  { key, onProgress = () => {}, signal }: FileOptions,
): Promise<UploadedFile | { message: string }> {
  if (file.size > MAX_FILE_BYTES) return { message: fileWording.tooLarge }
  const begun = await askHelper<{ fileId: string; arrived: number[] }>(
    linkTo('BeginFile'),
    { key, name: file.name, size: file.size },
    TIME,
  )
  if (!('fileId' in begun)) return messageOf(begun)
  const { fileId, arrived } = begun
  // It may have been taken back before its id was known.
  if (signal?.aborted) {
    drop(fileId)
    return { message: fileWording.interrupted }
  }
  signal?.addEventListener('abort', () => drop(fileId), { once: true })
  try {
    const addressOf = (number: number) => linkTo('FilePart', { fileId, number })
    await sendParts(file, { addressOf, arrived, onProgress, signal })
  } catch {
    return { message: fileWording.interrupted }
  }
  const finished = await askHelper<UploadedFile>(linkTo('EndFile', { fileId }), {}, TIME)
  return 'type' in finished ? finished : messageOf(finished)
}
