/** Texts of the page on which somebody verifies their mobile number. */
export const mobileVerificationWording = {
  title: 'Verify your mobile number',
  text: 'We send you a code by text message. A verified number shows that an account belongs to somebody: it lifts the limits of new accounts, and your profile is found in search before you publish.',
  privacy: 'Nobody else sees your number. We use it for nothing else, and you can remove it at any time.',
  country: 'Country or territory',
  choose: 'Choose a country',
  countryMissing: 'Choose the country of your number.',
  number: 'Mobile number',
  numberHint: 'As you would dial it there, or with + and the country’s code.',
  numberMissing: 'Enter your mobile number.',
  send: 'Send code',
  sending: 'Sending the code…',
  code: {
    title: 'Enter the code',
    /** The number follows. */
    text: 'We’ve sent a 6-digit code, good for 10 minutes, to',
    label: 'Code',
    missing: 'Enter the 6 digits of the text message.',
    confirm: 'Verify',
    confirming: 'Verifying…',
    other: 'Use another number, or have another code sent',
  },
  done: {
    title: 'Your mobile number is verified',
    /** Follows the number. */
    since: (day: string) => `, verified on ${day}.`,
    change: 'Verify another number',
    remove: 'Remove number',
    question: 'Remove your mobile number?',
    removeText: 'Your account counts as unverified again. The number can then verify another account.',
    removing: 'Removing…',
    removed: 'Your mobile number has been removed.',
    settings: 'Go to settings',
  },
  off: 'Mobile numbers can’t be verified here at the moment.',
  notSaved: 'That didn’t work',
  back: 'Go back',
} as const
