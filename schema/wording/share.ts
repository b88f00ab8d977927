/** Texts about sharing. */
export const shareWording = {
  success: {
    title: 'Thanks for sharing',
    text: 'It’s on its way to your readers. You can close this window, or go on reading.',
    home: 'Go to the home page',
  },
} as const
