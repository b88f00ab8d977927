/** Ids that are new on every call and look like ours: 12 lower-case hex digits. */
let last = 0xa0_0000_0000

export const nextId = (): string => {
  last += 1
  return last.toString(16).padStart(12, '0')
}

/** 2026-11-01T12:00:00Z: the time that factories start from. */
export const NOON = Date.UTC(2026, 10, 1, 12)
