/** Above a draft that somebody reads by a private link. */
export const sharedDraft = 'You’re reading a draft that its writer has shared with you. It may still change.'
