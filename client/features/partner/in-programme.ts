/** Whether somebody with this status takes part, so that reading counts for them. */
export const isInProgramme = (status: string | undefined): boolean =>
  status === 'ACTIVE' || status === 'PENDING_ACTION'
