import type { SignInOperation } from '../rules/identity'
import { listOf } from './language'

/** `in` or `up`, as the texts say it. */
const way = (operation: SignInOperation): 'in' | 'up' => (operation === 'register' ? 'up' : 'in')

/** Texts of signing in and signing up. Rule: docs/rules/identity.md, "Sign-in modal". */
export const signInWording = {
  close: 'Close',
  signIn: 'Sign in',
  signUp: 'Sign up',
  pageTitle: (operation: SignInOperation) => `Sign ${way(operation)}`,
  /** For whoever has chosen a plan. */
  beforePayment: 'A membership belongs to an account. Payment comes next.',
  poweredBy: (product: string) => `Powered by ${product}`,

  options: {
    login: {
      title: 'Welcome back.',
      toggle: <Link>(link: (text: string) => Link) => ['No account? ', link('Create one')],
      help: <Link>(link: (text: string) => Link) => [
        'Forgot email or trouble signing in? ',
        link('Get help'),
      ],
    },
    register: {
      title: (product: string) => `Join ${product}.`,
      toggle: <Link>(link: (text: string) => Link) => ['Already have an account? ', link('Sign in')],
    },
    label: (operation: SignInOperation) => `Ways to sign ${way(operation)}`,
    failed: 'Other ways to sign in couldn’t be loaded. Email works.',
    none: 'There’s no way to sign in at the moment. Please come back later.',
  },
  withProvider: (operation: SignInOperation, provider: string) => `Sign ${way(operation)} with ${provider}`,
  withEmail: (operation: SignInOperation) => `Sign ${way(operation)} with email`,
  withPasskey: 'Sign in with a passkey',
  withPassword: 'Sign in with password',
  passkeyFailed: 'The passkey wasn’t accepted. Please try again, or sign in another way.',
  needsScript: 'Signing in by email needs JavaScript in this browser.',

  /** The caller makes the links. */
  agreement: <Link>(
    callToAction: string,
    product: string,
    { terms, privacy }: Record<'terms' | 'privacy', (text: string) => Link>,
  ) => [
    `Click "${callToAction}" to agree to ${product}'s `,
    terms('Terms of Service'),
    ` and acknowledge that ${product}'s `,
    privacy('Privacy Policy'),
    ' applies to you.',
  ],
  newsletter: (name: string | undefined) =>
    `Your email address will be shared with ${name ?? 'the writer or publication'}. You can opt out at any time by unsubscribing in Settings.`,
  captchaNote: <Link>(
    service: string,
    { terms, privacy }: Record<'terms' | 'privacy', (text: string) => Link>,
  ) => [
    `This site is protected by ${service}. Its `,
    privacy('Privacy Policy'),
    ' and ',
    terms('Terms of Service'),
    ' apply.',
  ],

  email: {
    title: (operation: SignInOperation) => `Sign ${way(operation)} with email`,
    text: (operation: SignInOperation) =>
      operation === 'register'
        ? 'Enter your email address to create an account.'
        : 'Enter the email address of your account, and we’ll send a code and a link to your inbox.',
    expiredTitle: (operation: SignInOperation) => `Your sign ${way(operation)} link has expired`,
    expiredText: "Enter your email address, and we'll send a new link to your inbox.",
    subscribeTitle: (author: string) => `Be the first to hear about new stories from ${author}`,
    discountPlans: 'Use a personal email address, not a school or work one.',
    label: 'Your email',
    submit: 'Continue',
    sending: 'Sending…',
    another: 'Use another email address',
    otherOptions: (operation: SignInOperation) => `Other sign ${way(operation)} options`,
    backToOptions: (operation: SignInOperation) => `Back to sign ${way(operation)} options`,
  },
  subscribe: {
    text: (product: string) => `Join ${product} for free and get updates right to your inbox.`,
    submit: 'Create account',
  },
  /** The account that was used in this browser before. */
  alternate: {
    title: 'Used in this browser before',
    /** An account without an address, or without one that signs in. */
    nameless: (providers: readonly string[]) => `An account connected with ${listOf(providers)}`,
    withEmail: 'Email me a sign-in code',
    sending: 'Sending…',
    between: 'or',
    forget: 'Not you? Forget this account',
    forgotten: 'This browser has forgotten the account.',
    gone: 'This account is no longer remembered here. Please sign in another way.',
  },
  unrecognized: {
    title: "Sorry, we didn't recognize that email.",
    options: 'See all sign in options',
    between: 'or',
    create: 'create a new account',
  },
  inbox: {
    title: 'Check your email inbox',
    text: (email: string, operation: SignInOperation) =>
      `Click the link that we sent to ${email} to sign ${way(operation)}, or enter the code from the email.`,
    group: 'Code from the email',
    digit: (n: number, of: number) => `Digit ${n} of ${of}`,
    submit: 'Validate',
    submitting: 'Validating',
    verified: 'That’s the right code. One moment.',
    resend: 'Resend code',
    sent: 'Code sent!',
  },
  password: {
    text: 'For accounts that have set one.',
    label: 'Password',
    show: { text: 'Show', label: 'Show password' },
    hide: { text: 'Hide', label: 'Hide password' },
    submit: 'Sign in',
    link: 'Email me a sign-in link',
    back: 'Back to sign in with email',
  },
  twoFactor: {
    title: 'Enter your verification code',
    text: (name: string) => `Your authenticator app has a code for ${name}.`,
    group: 'Verification code',
    recoveryTitle: 'Enter a recovery code',
    recoveryText: 'Each of the codes you saved works once.',
    recoveryLabel: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    submit: 'Sign in',
    over: 'This sign-in has expired. Please start again.',
    again: 'Sign in again',
  },
  link: {
    title: (operation: SignInOperation, product: string) =>
      operation === 'register' ? `Welcome to ${product}.` : 'Welcome back.',
    as: (email: string) => `Continue as ${email}`,
    foreign: 'This link was requested in another browser. Continue only if that was you.',
    submit: (operation: SignInOperation) => (operation === 'register' ? 'Create account' : 'Sign in'),
    other: 'Not you? Sign in with another account',
  },
  oneTap: {
    title: (product: string) => `Continue to ${product}`,
    as: (email: string) => `as ${email}`,
    submit: 'Sign up',
    toggle: <Link>(link: (text: string) => Link) => ['Already have an account? ', link('Sign in')],
    dismiss: 'Dismiss',
  },

  errors: {
    email: 'Please enter a valid email address.',
    codeLength: 'Login code must be 6 digits.',
    code: 'Invalid code.',
    tooManyCodes: 'Too many attempts. Please try again later.',
    captcha: 'reCAPTCHA verification failed.',
    captchaHelp: 'Need help?',
    password: 'Please enter your password.',
    recovery: 'Please enter a recovery code.',
    other: 'Please try again.',
  },
} as const
