import { TAKING_PART } from '../../../schema/rules/partner/months'

/** Whether somebody with this status takes part, so that reading counts for them. */
export const isInProgramme = (status: string | undefined): boolean =>
  TAKING_PART.some((known) => known === status)
