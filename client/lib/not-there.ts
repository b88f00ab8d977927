import { type NotFoundError, notFound } from '@tanstack/react-router'

/** Why there is no page at an address, if people may know. */
export interface Notice {
  message: string
  /** Whether it is for good. */
  isGone: boolean
}

/** Thrown by a page whose subject doesn't exist, or is hidden by a decision of staff, which the 404 page then says. */
export const notThere = (answer: {
  __typename: string
  message?: string
  isTakenDown?: boolean
}): NotFoundError =>
  answer.__typename === 'TakenDown' && answer.message !== undefined
    ? notFound({ data: { message: answer.message, isGone: answer.isTakenDown === true } satisfies Notice })
    : notFound()

/** The reason that was thrown. */
export function noticeOf({ data }: NotFoundError): Notice | undefined {
  return typeof data === 'object' && data !== null && 'message' in data ? (data as Notice) : undefined
}
