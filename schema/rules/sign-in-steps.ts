/** The steps of the sign-in modal. Rule: docs/rules/identity.md, "Sign-in modal". */
export const SIGN_IN_STEPS = [
  'SIGNIN_OPTIONS',
  'SIGNUP_OPTIONS',
  'ENTER_EMAIL',
  'SUBSCRIBE_TO_AUTHOR',
  'UNRECOGNIZED_EMAIL',
  'CHECK_YOUR_INBOX',
  'ENTER_PASSWORD',
  'TWO_FACTOR',
] as const
export type SignInStep = (typeof SIGN_IN_STEPS)[number]
