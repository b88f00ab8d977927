/**
 * What the log of a publication records. Rule: docs/rules/publications.md, "The log".
 */
export const PUBLICATION_ACTS = [
  'CREATE',
  'CHANGE_INFO',
  'CHANGE_SLUG',
  'CHANGE_ABOUT',
  'CHANGE_NAVIGATION',
  'CREATE_PAGE',
  'CHANGE_PAGE',
  'DELETE_PAGE',
  'RESTORE_PAGE',
  'CHANGE_DESIGN',
  'CHANGE_DOMAIN',
  'REMOVE_DOMAIN',
  'TRANSFER',
  'DELETE',
  'UNDELETE',
  'INVITE',
  'WITHDRAW_INVITATION',
  'ACCEPT_INVITATION',
  'DECLINE_INVITATION',
  'CHANGE_ROLE',
  'REMOVE_MEMBER',
  'LEAVE',
  'CHANGE_SUBMISSIONS',
  'SUBMIT_POST',
  'WITHDRAW_POST',
  'REVIEW_POST',
  'ADD_POST',
  'REMOVE_POST',
  'RETURN_POST',
  'FEATURE_POST',
  'UNFEATURE_POST',
] as const

export type PublicationAct = (typeof PUBLICATION_ACTS)[number]
