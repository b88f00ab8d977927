/** Texts of the page that asks what an application may do. */
export const oauthPageWording = {
  title: (name: string) => `Allow ${name}?`,
  asks: (name: string, product: string) => `${name} asks to act for you on ${product}. It could:`,
  more: (name: string) => `You’ve allowed ${name} something before. Now it asks for more:`,
  by: (owner: string) => `Made by ${owner}, not by us.`,
  unverified: 'Unverified.',
  unverifiedText:
    'It registered itself with this name, and nobody has checked whose it is. Go on only if you’ve just begun this in a program that you trust.',
  leadsTo: (host: string) => `Afterwards you’ll be taken to ${host}.`,
  /** Of a scheme of its own. */
  opens: (scheme: string) => `Afterwards a program on your device opens, by the address ${scheme}.`,
  never: 'It never sees your password, your email address or how you pay. You can end this at any time.',
  as: (name: string, username: string) => `You’re signed in as ${name} (@${username}).`,
  suspended: 'While your account is suspended, you can’t let an application act for you.',
  allow: 'Allow',
  deny: 'Don’t allow',
  manage: 'Your applications',
  website: 'Its website',
  unknownTitle: 'Unknown application',
  unknown:
    'We don’t know the application that sent you here, or where it wants you back. Nothing was allowed.',
  refusedTitle: 'That request can’t be allowed',
  refused: 'The application asked for something that we don’t know, or not in the way that we can allow.',
  /** For who made the application, with the error by its name in the protocol. */
  refusedFor: (error: string) => `If you made it: the error is ${error}.`,
  device: {
    title: 'Connect a device',
    text: 'A program on a device of yours shows a code. Type it here.',
    label: 'Code',
    next: 'Continue',
    /** Followed by the code. */
    check: 'Go on only if a device that you are using yourself shows this code:',
    allowed: 'The device is connected',
    allowedText: (name: string) => `${name} can go on. You can close this page.`,
    denied: 'Nothing was allowed',
    deniedText: (name: string) => `${name} is told. You can close this page.`,
    failed: 'That didn’t work',
    again: 'Type another code',
    unknown: 'No device is waiting with this code. It may have expired: codes are good for 15 minutes.',
    tooOften: 'Too many codes didn’t exist. Please try again in an hour.',
  },
  back: {
    title: 'Back to the application',
    text: 'You’re being taken back.',
    link: 'Continue',
  },
} as const
