import type { Outside } from '../outside'
import type { StoredPart } from '../uploads/part-uploads'

/** Where files that people import lie until they have been read, and what reads them in the background. */
export interface Imports extends Outside {
  /** @returns the upload's name. */
  begin(importId: string): Promise<string>
  /** Stores a part. @throws if the upload isn't there any more. */
  store(
    importId: string,
    uploadId: string,
    number: number,
    body: ArrayBuffer | ReadableStream,
  ): Promise<StoredPart>
  /** Makes one file of the parts. @throws if one is missing or too small. */
  complete(importId: string, uploadId: string, parts: readonly StoredPart[]): Promise<void>
  /** Stores a whole file. */
  put(importId: string, body: ArrayBuffer): Promise<void>
  /** Removes the file, or what of it has arrived. Never rejects. */
  remove(importId: string, uploadId: string | null): Promise<void>
  /** Has an import go on in the background. Never rejects: the cron finds what was missed. */
  advance(importId: string): Promise<void>
  /** Has a list of subscribers go on in the background. Never rejects. */
  advanceList(importId: string): Promise<void>
}
