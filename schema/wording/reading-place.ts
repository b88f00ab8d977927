const DEVICES = { COMPUTER: 'your computer', PHONE: 'your phone', TABLET: 'your tablet' } as const

/** What a story offers to somebody who has begun it before. */
export const placeWording = {
  stopped: (percent: string) => `You stopped at ${percent} of this story.`,
  stoppedOn: (percent: string, device: keyof typeof DEVICES) =>
    `You stopped at ${percent} of this story on ${DEVICES[device]}.`,
  goOn: (percent: string) => `Go on at ${percent}`,
} as const
