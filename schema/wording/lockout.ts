/** Messages after too many wrong attempts. `left`, `minutes` and `days` are whole numbers. */
export const lockoutWording = {
  invalidPassword: (left: number) =>
    `That password was incorrect. You have ${left} more attempt(s) before your account is locked for 1 minute.`,
  passwordSoftLockout: (minutes: number) =>
    `Due to too many password attempts, your account is locked for ${minutes} minute(s).`,
  passwordPermanentLockout:
    'Due to security reasons, you can no longer sign in with password. Recover your password by requesting a magic link below.',
  invalidTwoFactorAuthCode: (left: number) =>
    `That verification code was incorrect. You have ${left} more attempt(s) before your account is locked for 1 minute.`,
  twoFactorAuthSoftLockout: (minutes: number) =>
    `You reached your maximum number of attempts. Your account will be locked for ${minutes} minute(s).`,
  twoFactorAuthPermanentLockout:
    'Your account has been locked, because you have attempted to enter a verification code too many times.',
  ipAuthLockout: (days: number) =>
    `For security reasons, you cannot sign in from this network for ${days} day(s).`,
  other: 'Please try again.',
} as const
