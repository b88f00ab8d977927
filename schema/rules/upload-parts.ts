/* Files that are sent in parts, so that a failure costs one part. The bucket takes parts of one size, but for the last. */

/** Bytes of a part. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024

/** How many parts a file of so many bytes is sent in. */
export const partCount = (size: number): number => Math.max(1, Math.ceil(size / UPLOAD_PART_BYTES))

/** The bytes of a part, whose number counts from 1. */
const sizeOfPart = (size: number, number: number): number =>
  Math.min(UPLOAD_PART_BYTES, size - (number - 1) * UPLOAD_PART_BYTES)

/** Whether so many bytes are the part of a file that has this number. */
export const isPart = (size: number, number: number, bytes: number): boolean =>
  Number.isSafeInteger(number) &&
  number >= 1 &&
  number <= partCount(size) &&
  bytes === sizeOfPart(size, number)
