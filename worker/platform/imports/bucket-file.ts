/** A file in the bucket, of which only the pieces that are asked for are read. */
export class BucketFile {
  constructor(
    private readonly bucket: Pick<R2Bucket, 'get'>,
    private readonly key: string,
    readonly name: string,
    readonly size: number,
  ) {}

  /** @throws if the file isn't there. */
  async read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (length <= 0 || offset >= this.size) return new Uint8Array()
    const range = { offset, length: Math.min(length, this.size - offset) }
    const object = await this.bucket.get(this.key, { range })
    if (object === null) throw new Error(`${this.key} isn't in the bucket`)
    return new Uint8Array(await object.arrayBuffer())
  }
}
