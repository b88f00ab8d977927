/** A zip that is being written, file by file. */
export interface ZipFile {
  /** Bytes so far. */
  readonly size: number
  /** Adds a text, packed. */
  addText(path: string, text: string, at: number): Promise<void>
  /** Adds bytes as they are. */
  addBytes(path: string, bytes: Uint8Array<ArrayBuffer>, at: number): Promise<void>
  /** Adds what a stream brings, as it is: only some of it is in memory. */
  addStream(path: string, stream: ReadableStream<Uint8Array>, at: number): Promise<void>
  /** Writes the list of files. @returns how many bytes the zip has. */
  finish(): Promise<number>
  /** Throws away what was written. Never rejects. */
  abandon(): Promise<void>
}

/** Where exports lie, and what makes them in the background. */
export interface Exports {
  /** Begins a part. It exists once it is finished, and replaces an earlier one. */
  openPart(exportId: string, part: number): Promise<ZipFile>
  /** The bytes of a picture of the store; nothing if it isn't there any more. */
  picture(imageId: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The bytes of another file of the store; nothing in the same case. */
  file(fileId: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** Keeps what a part already has, for the parts after it. */
  note(exportId: string, part: number, pictureIds: readonly string[]): Promise<void>
  /** The ids of the pictures in the earlier parts. */
  noted(exportId: string, part: number): Promise<Set<string>>
  /** Removes the files of an export. Idempotent. @throws if the bucket can't be reached. */
  remove(exportId: string, parts: number): Promise<void>
  /** Has an export go on in the background. Never rejects: the cron finds what was missed. */
  advance(exportId: string): Promise<void>
}
