/** Texts about sharing. */
export const shareWording = {
  success: {
    title: 'Thanks for sharing',
    text: 'Your link is on its way. You can close this window, or go on reading.',
    home: 'Go to the home page',
  },
} as const
