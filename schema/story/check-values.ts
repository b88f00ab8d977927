import { MAX_HREF } from '../rules/limits'

/** Whether a value is an address of a length that can be stored, and allowed by `judge`. */
export const isAddress = (value: unknown, judge: (address: string) => string | undefined): boolean =>
  typeof value === 'string' && value.length <= MAX_HREF && judge(value) !== undefined

/** Whether a value is a number of pixels, or absent. */
export const isSize = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100_000)
