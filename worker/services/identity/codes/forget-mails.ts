import type { Needs } from '../../parts'

/** Resets the counts of an address's mails, once somebody has answered one. */
export const forgetMails = ({ lockouts }: Needs<'lockouts'>, email: string): Promise<unknown> =>
  Promise.all(['sign-in-mails', 'codes-for-address'].map((what) => lockouts.forget(what, email)))
